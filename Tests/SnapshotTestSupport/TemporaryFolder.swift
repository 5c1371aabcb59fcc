internal import Foundation
package import SnapshotCore

/// A temporary folder that is removed after the test. A class because it needs `deinit`.
package final class TemporaryFolder {
  package let path: String
  /// The state of a run in the folder. The results of the run are completed before the folder is
  /// removed.
  package let runState = RunState()

  package init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = FilePath.resolved(url.path) ?? url.path
  }

  deinit {
    runState.finish()
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and creates its folders.
  package func write(_ text: String, to file: String) throws {
    try write(Array(text.utf8), to: file)
  }

  package func write(_ bytes: [UInt8], to file: String) throws {
    try AtomicFile.createDirectory(FilePath.directory(of: "\(path)/\(file)"))
    try AtomicFile.publish(bytes, at: "\(path)/\(file)")
  }

  /// Returns the text of a file, or `nil` if there is none.
  package func text(of file: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(file)")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of everything inside, sorted.
  package func files() -> [String] {
    (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).sorted()
  }
}
