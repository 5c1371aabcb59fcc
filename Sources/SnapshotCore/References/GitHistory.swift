internal import CReport
internal import Foundation
internal import Synchronization

/// The history of references, read from Git after a failure.
package enum GitHistory {
  /// The maximum number of commits that are read.
  private static let maxCommits = 50
  /// The total number of seconds that one process may spend on histories. Otherwise two thousand
  /// failures would wait for two thousand commands.
  private static let maxSeconds = 3.0
  private static let budget = Mutex(maxSeconds)

  /// Returns the last commit that changed a file, and the commit that replaced the version equal to
  /// the actual value, if there is one; `nil` without Git, or if Git doesn't track the file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - root: The folder in which Git runs.
  package static func find(_ path: String, in root: String, actual: [UInt8]) -> ReferenceHistory? {
    guard FilePath.isInside(path, root), hasRepository(root) else { return nil }
    let left = budget.withLock { $0 }
    guard left > 0 else { return nil }
    let clock = ContinuousClock()
    var output: [UInt8]?
    let spent = clock.measure {
      output = GitCommand(folder: root).run(
        arguments(for: FilePath.relative(path, to: root)),
        seconds: min(left, 1.5)
      )
    }
    let (seconds, attoseconds) = spent.components
    budget.withLock { $0 -= Double(seconds) + Double(attoseconds) / 1e18 }
    return output.flatMap { history(in: $0, actual: actual) }
  }

  private static func arguments(for path: String) -> [String] {
    [
      "--literal-pathspecs", "log", "-n", "\(maxCommits)", "-z", "--raw", "--no-abbrev",
      "--no-renames", "--no-show-signature", "--no-color", "--date=short",
      "--format=%x01%h%x02%ad%x02%s", "--", path,
    ]
  }

  /// Reads the commits, newest first, each with the blobs before and after it.
  static func history(in output: [UInt8], actual: [UInt8]) -> ReferenceHistory? {
    var last: ReferenceHistory.Commit?
    let wanted = blobName(of: actual)
    for record in output.split(separator: 1) {
      let text = String(decoding: record.prefix(4_000), as: UTF8.self)
      guard let head = text.firstIndex(where: { $0 == "\0" || $0 == "\n" }) else { continue }
      let fields = text[..<head].split(separator: "\u{2}", omittingEmptySubsequences: false)
      guard fields.count >= 3 else { continue }
      let commit = ReferenceHistory.Commit(
        hash: String(fields[0].prefix(8)),
        date: String(fields[1].prefix(10)),
        subject: String(fields[2...].joined(separator: " ").prefix(120))
      )
      // `:100644 100644 OLD NEW M`, after line endings.
      let rest = text[head...].drop { $0 == "\0" || $0 == "\n" }
      let change = rest.prefix { $0 != "\0" }.split(separator: " ")
      if last == nil { last = commit }
      if change.count >= 5, change[2] == wanted, change[4].hasPrefix("M"), let last {
        return ReferenceHistory(lastChange: last, undone: commit)
      }
    }
    return last.map { ReferenceHistory(lastChange: $0, undone: nil) }
  }

  /// Returns the name that Git gives to a file with these bytes.
  static func blobName(of bytes: [UInt8]) -> String {
    let prefix = Array("blob \(bytes.count)\0".utf8)
    var hash = [UInt32](repeating: 0, count: 5)
    bytes.withUnsafeBytes { content in
      let base = content.baseAddress ?? UnsafeRawPointer(bitPattern: 1)
      guard let base else { return }
      creport_sha1(prefix, prefix.count, base, content.count, &hash)
    }
    return hash.map { String(1 << 32 + Int($0), radix: 16).dropFirst() }.joined()
  }

  private static func hasRepository(_ root: String) -> Bool {
    var folder = root
    while true {
      if FilePath.exists("\(folder)/.git") { return true }
      guard folder != "/", !folder.isEmpty else { return false }
      folder = FilePath.directory(of: folder)
    }
  }
}
