internal import Foundation

/// Reads results files, of which a killed process may have left half a line.
package enum ResultsReader {
  /// A process as its file tells it; `end` is `nil` where it was killed or still runs.
  package struct Run: Hashable, Sendable {
    package var begin: ResultRun
    package var end: ResultEnd?

    package init(begin: ResultRun, end: ResultEnd?) {
      self.begin = begin
      self.end = end
    }

    /// Whether what `other` found is out of date.
    package func replaces(_ other: Run) -> Bool {
      guard end != nil, other.begin.name != begin.name, other.begin.root == begin.root,
        other.begin.began < begin.began
      else { return false }
      if other.end == nil, ResultsReader.mayStillRun(other.begin.name) { return false }
      if other.begin.selection == begin.selection { return true }
      // A run of everything covers what the same runner was asked for before.
      return !begin.isFiltered && other.begin.selection.hasPrefix(begin.selection + " ")
    }
  }

  /// Whether the process that a file is named for may still be at work.
  static func mayStillRun(_ name: String) -> Bool {
    let parts = name.split(separator: "-")
    guard parts.count == 5, parts[0] == TemporaryFiles.host, let process = pid_t(parts[1]),
      process > 0
    else { return false }
    return process == getpid() || kill(process, 0) == 0 || errno != ESRCH
  }

  /// The first and the last line of a file, however long it is between them.
  package static func run(at path: String) -> Run? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: 16 << 10),
      let first = parse(head).first, case .begin(let begin) = first,
      let size = try? file.seekToEnd(),
      (try? file.seek(toOffset: size > 1_024 ? size - 1_024 : 0)) != nil,
      let tail = try? file.readToEnd()
    else { return nil }
    guard let last = parse(tail).last, case .end(let end) = last else {
      return Run(begin: begin, end: nil)
    }
    return Run(begin: begin, end: end)
  }

  /// Every line of a file that can be read.
  package static func lines(at path: String) -> [ResultLine] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return parse(data)
  }

  private static func parse(_ data: Data) -> [ResultLine] {
    data.split(separator: UInt8(ascii: "\n")).compactMap {
      ResultLine(String(decoding: $0, as: UTF8.self))
    }
  }
}
