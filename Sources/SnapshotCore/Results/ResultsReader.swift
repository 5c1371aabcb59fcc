internal import CReport
internal import Foundation

/// Reads results files, in which a killed process may have left a partial line.
package enum ResultsReader {
  /// A process as described by its file; `end` is `nil` if it was killed or still runs.
  package struct Run: Hashable, Sendable {
    package var begin: ResultRun
    package var end: ResultEnd?

    package init(begin: ResultRun, end: ResultEnd?) {
      self.begin = begin
      self.end = end
    }

    /// Returns whether the results of `other` are out of date.
    package func replaces(_ other: Run) -> Bool {
      guard end != nil, other.begin.name != begin.name, other.begin.root == begin.root,
        ResultClock().order(other.begin.began) < ResultClock().order(begin.began)
      else { return false }
      if other.end == nil, ResultsReader.mayStillRun(other.begin.name) { return false }
      if let parent = begin.parent {
        // An exit test is a part of a run, so it replaces only exit tests of earlier runs.
        guard let earlier = other.begin.parent, earlier != parent else { return false }
        return other.begin.selection == begin.selection
      }
      if let parent = other.begin.parent, parent == begin.process { return false }
      if other.begin.selection == begin.selection { return true }
      // A run of all tests covers earlier selections of the same runner.
      return !begin.isFiltered && other.begin.selection.hasPrefix(begin.selection + " ")
    }
  }

  /// Returns whether the process in a file's name may still be running.
  static func mayStillRun(_ name: String) -> Bool {
    let parts = name.split(separator: "-")
    guard parts.count == 5, parts[0] == TemporaryFiles.host, let process = pid_t(parts[1]),
      process > 0
    else { return false }
    return process == getpid() || kill(process, 0) == 0 || errno != ESRCH
  }

  /// Returns the first and the last line of a file without parsing the lines between them.
  package static func run(named name: String, in folder: ResultsFolder) -> Run? {
    guard let bytes = bytes(named: name, in: folder) else { return nil }
    let head = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    guard let first = parse(Array(bytes[..<head])).first, case .begin(var begin) = first else {
      return nil
    }
    begin.name = name
    // Files of later releases are ignored here.
    guard begin.version <= ResultRun.newestVersion else { return nil }
    let tail = bytes[max(bytes.count - 1_024, 0)...]
    guard let last = parse(Array(tail)).last, case .end(let end) = last else {
      return Run(begin: begin, end: nil)
    }
    return Run(begin: begin, end: end)
  }

  /// Returns every readable line of a file.
  package static func lines(
    named name: String,
    in folder: ResultsFolder
  ) throws(ResultsError) -> [ResultLine] {
    guard let bytes = bytes(named: name, in: folder) else { return [] }
    let first = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let version = ResultLine.version(of: String(decoding: first, as: UTF8.self))
    if let version, version > ResultRun.newestVersion {
      throw .laterVersion(file: "\(folder.path)/\(name).js", version: version)
    }
    return parse(bytes)
  }

  /// Returns the readable lines of a file that contain a text, without parsing the others.
  static func lines(
    containing text: String,
    named name: String,
    in folder: ResultsFolder
  ) -> [ResultLine] {
    guard let bytes = bytes(named: name, in: folder) else { return [] }
    return parse(bytes) { line in
      line.withUnsafeBytes { line in
        line.assumingMemoryBound(to: CChar.self).baseAddress
          .map { creport_contains($0, line.count, text) } ?? false
      }
    }
  }

  private static func bytes(named name: String, in folder: ResultsFolder) -> [UInt8]? {
    guard let file = RelativePath("results/\(name).js"),
      case .bytes(let bytes) = LinkFreeFolder(folder.artifacts).contents(
        at: file,
        limit: ResultsFolder.fileLimit
      )
    else { return nil }
    return bytes
  }

  /// Returns the readable lines that satisfy a condition.
  private static func parse(
    _ bytes: [UInt8],
    where isWanted: (ArraySlice<UInt8>) -> Bool = { _ in true }
  ) -> [ResultLine] {
    let lines = LineList(bytes)
    return (0..<lines.count).compactMap { index in
      let line = lines[index]
      return isWanted(line) ? ResultLine(String(decoding: line, as: UTF8.self)) : nil
    }
  }
}
