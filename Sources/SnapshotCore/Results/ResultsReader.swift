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
    guard let first = parse(Data(bytes[..<head])).first, case .begin(var begin) = first else {
      return nil
    }
    begin.name = name
    // Files of later releases are ignored here.
    guard begin.version <= ResultRun.newestVersion else { return nil }
    guard let last = parse(Data(bytes.suffix(1_024))).last, case .end(let end) = last else {
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
    return parse(Data(bytes))
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

  private static func parse(_ data: Data) -> [ResultLine] {
    data.split(separator: UInt8(ascii: "\n")).compactMap {
      ResultLine(String(decoding: $0, as: UTF8.self))
    }
  }
}
