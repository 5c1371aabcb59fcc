internal import Foundation

/// Brings folders of artifacts together, such as those of several CI jobs.
package enum Merging {
  /// Copies what several folders hold into one and writes their joint page.
  ///
  /// Of each snapshot the latest failure is kept. A folder may be the output itself; with no others
  /// that only writes its page anew.
  ///
  /// - Returns: What was found in all of them.
  package static func merge(_ folders: [String], into output: String) throws -> Results {
    var newest: [String: (entry: ResultEntry, folder: String)] = [:]
    for folder in folders {
      guard let results = Results(artifacts: folder) else { throw MergeError.noResults(folder) }
      for entry in results.entries {
        if let known = newest[entry.id], known.entry.time >= entry.time { continue }
        newest[entry.id] = (entry, folder)
      }
    }
    let target = ResultsFolder(artifacts: output)
    try AtomicFile.createDirectory(target.path)
    // An earlier one may have been killed while it wrote.
    TemporaryFiles.sweep(target.path)
    for (entry, folder) in newest.values.sorted(by: { $0.entry.id < $1.entry.id }) {
      try copyFailure(entry, from: folder, to: output)
    }
    for folder in folders where folder != output {
      let source = ResultsFolder(artifacts: folder)
      for name in source.names() {
        try copy("\(source.path)/\(name).js", "\(target.path)/\(name).js")
      }
    }
    try target.publishPage()
    guard let results = Results(artifacts: output) else { throw MergeError.noResults(output) }
    return results
  }

  private static func copyFailure(
    _ entry: ResultEntry,
    from folder: String,
    to output: String
  ) throws {
    let source = Acceptance(root: "/", artifacts: folder)
    let target = Acceptance(root: "/", artifacts: output)
    guard folder != output, let from = source.safeFolder(of: entry),
      let to = target.safeFolder(of: entry), FilePath.isDirectory(from)
    else { return }
    try AtomicFile.createDirectory(to)
    TemporaryFiles.sweep(to)
    for name in FolderListing.names(in: from) where !name.hasPrefix(".") {
      try copy("\(from)/\(name)", "\(to)/\(name)")
    }
  }

  private static func copy(_ source: String, _ target: String) throws {
    switch ReferenceReader(limit: .max).finding(at: source) {
    case .bytes(let bytes): try AtomicFile.publish(bytes, at: target, isDurable: false)
    case .absent: throw FileError(.read, source, .system(ENOENT))
    case .problem(let problem): throw MergeError.unreadable(source, problem)
    }
  }
}

/// Why folders can't be merged.
package enum MergeError: Error, Hashable, Sendable {
  case noResults(String)
  case unreadable(String, ReferenceProblem)
}

extension MergeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noResults(let folder):
      """
      There are no results in \(VisibleText.lines(folder))
      Run the tests, or pass a folder that holds “results” and “index.html”.
      """
    case .unreadable(let path, let problem):
      "Can’t copy \(VisibleText.lines(path)): \(problem)"
    }
  }
}
