internal import Foundation
internal import SnapshotCore

/// The merging of folders of artifacts, such as those of several CI jobs.
package enum ArtifactMerger {
  /// Writes the results and artifacts of several folders into one, with a common report page.
  ///
  /// The folders are untrusted: only parsed data are written, in the library's own format and under
  /// its own names. Scripts, other files and links aren't copied.
  ///
  /// Artifacts are copied only for the latest entry of each snapshot. One of the folders may be the
  /// output itself. If it is the only one, its results and its page are rewritten.
  ///
  /// - Returns: The results of all folders.
  package static func merge(_ folders: [String], into output: String) throws -> Results {
    let clock = ResultClock()
    var newest: [String: (entry: ResultEntry, folder: String)] = [:]
    for folder in folders {
      guard let results = try Results(artifacts: folder) else { throw MergeError.noResults(folder) }
      for entry in results.entries {
        if let existing = newest[entry.id],
          clock.order(existing.entry.time) >= clock.order(entry.time)
        {
          continue
        }
        newest[entry.id] = (entry, folder)
      }
    }
    let target = ResultsFolder(artifacts: output)
    try target.create()
    // An earlier command may have been killed while writing.
    TemporaryFiles.sweep(target.path)
    var verified: [String: ResultEntry] = [:]
    for (entry, folder) in newest.values.sorted(by: { $0.entry.id < $1.entry.id }) {
      let shown = VerifiedEntry(entry, in: EntryFiles(artifacts: folder))
      try write(shown, to: output)
      verified[entry.id] = shown.entry
    }
    for folder in folders {
      try copyResults(from: ResultsFolder(artifacts: folder), to: target, newest, verified)
    }
    try target.publishPage()
    guard let results = try Results(artifacts: output) else { throw MergeError.noResults(output) }
    return results
  }

  /// Writes the artifacts of a failure, and the script that is generated from them for the page.
  private static func write(_ verified: VerifiedEntry, to output: String) throws {
    guard let failure = EntryFiles.folder(of: verified.entry) else { return }
    let artifacts = verified.artifacts
    let target = ArtifactFolder(artifacts: output, relativePath: failure.text)
    guard artifacts.isEmpty else {
      return try target.write(artifacts.sorted { $0.key < $1.key }.map(\.value))
    }
    // The page must not find a script that wasn't generated from artifacts.
    target.clear()
    guard let script = RelativePath("\(failure.text)/\(ArtifactView.fileName)") else { return }
    if LinkFreeFolder(output).contents(at: script, limit: 0) == .problem(.symbolicLink) {
      throw FileError(.write, target.path, .outside(output))
    }
  }

  /// Writes the results of a folder.
  ///
  /// - Parameter verified: The latest entries; only they have artifacts.
  private static func copyResults(
    from source: ResultsFolder,
    to target: ResultsFolder,
    _ newest: [String: (entry: ResultEntry, folder: String)],
    _ verified: [String: ResultEntry]
  ) throws {
    for name in source.names() {
      let lines = try ResultsReader.lines(named: name, in: source).map { line in
        guard case .result(var entry) = line else { return sanitized(line, name: name) }
        if newest[entry.id]?.entry == entry, let verified = verified[entry.id] {
          return sanitized(.result(verified), name: name)
        }
        (entry.detail, entry.files) = ("", [:])
        return sanitized(.result(entry), name: name)
      }
      // A results file must begin with the line of its process.
      guard case .begin? = lines.first else { continue }
      let text = Array(lines.map(\.text).joined().utf8)
      let name = unusedName(named: name, for: text, in: target, source)
      try AtomicFile.publish(text, at: "\(target.path)/\(name).js", isDurable: false)
    }
  }

  /// Returns an unused file name. Each process has its own name, but in untrusted folders names may
  /// collide.
  private static func unusedName(
    named name: String,
    for text: [UInt8],
    in target: ResultsFolder,
    _ source: ResultsFolder
  ) -> String {
    guard source.path != target.path, let file = RelativePath("results/\(name).js"),
      case .bytes(let existing) = LinkFreeFolder(target.artifacts).contents(
        at: file,
        limit: ResultsFolder.fileLimit
      ), existing != text
    else { return name }
    return "\(name.prefix(200))-\(StableHash.digits(of: String(decoding: text, as: UTF8.self)))"
  }

  /// Returns a line that refers only to artifacts and to the folders of failures.
  private static func sanitized(_ line: ResultLine, name: String) -> ResultLine {
    switch line {
    case .begin(var run):
      run.name = name
      return .begin(run)
    case .end: return line
    case .result(var entry):
      if EntryFiles.folder(of: entry) == nil { entry.folder = "" }
      entry.files = entry.folder.isEmpty ? [:] : entry.files.filter { EntryFiles.isArtifact($1) }
      return .result(entry)
    }
  }
}

/// The reason why folders can't be merged.
package enum MergeError: Error, Hashable, Sendable {
  case noResults(String)
}

extension MergeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noResults(let folder):
      """
      There are no results in \(VisibleText.lines(folder))
      Run the tests, or pass a folder that contains “results” and “index.html”.
      """
    }
  }
}
