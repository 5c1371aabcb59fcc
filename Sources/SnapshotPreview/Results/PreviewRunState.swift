internal import Foundation
internal import SnapshotCore

/// The results of the last run with an output folder, which the next one reads.
struct PreviewRunState: Codable {
  /// A fingerprint of files and options, equal if nothing changed.
  var fingerprint: String
  var report: PreviewReport
  /// The folders of the modules that the input imports from its own packages.
  var modules: [String]
  /// The sizes of the written files, by path.
  var written: [String: Int]
  /// The digests of the pictures, by path.
  var digests: [String: String]

  init(
    fingerprint: String,
    report: PreviewReport,
    modules: [String],
    written: [String: Int]
  ) {
    self.fingerprint = fingerprint
    self.report = report
    self.modules = modules
    self.written = written
    let pictures = report.previews.flatMap(\.pictures)
    digests = Dictionary(pictures.map { ($0.path, $0.digest) }) { first, _ in first }
  }

  /// Adds files of an earlier run that this one, which rendered only some previews, didn't write.
  mutating func keep(_ earlier: PreviewRunState) {
    written.merge(earlier.written) { own, _ in own }
    digests.merge(earlier.digests) { own, _ in own }
  }

  /// Reads the state of the last run, or returns `nil` if there is none or it is damaged.
  static func read(_ path: String) -> PreviewRunState? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? JSONDecoder().decode(PreviewRunState.self, from: data)
  }

  func write(to path: String) throws {
    try CacheFile.write(Array(JSONEncoder().encode(self)), to: path)
  }

  /// Whether all written files still exist with the same sizes.
  var isComplete: Bool {
    written.allSatisfy { path, size in
      var status = stat()
      return lstat(path, &status) == 0 && Int(status.st_size) == size
    }
  }
}
