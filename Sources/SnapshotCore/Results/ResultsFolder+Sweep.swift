internal import Foundation

extension ResultsFolder {
  /// Removes the results files that later runs replaced, and the failures that only these files
  /// list.
  ///
  /// A run replaces an earlier one if it ended normally and ran the same selection of tests of the
  /// same package, or all of them. The process of an exit test belongs to the run that started it.
  ///
  /// - Parameter run: The run that has just ended. Only files that it may replace are read, because
  ///   there may be one process per test.
  package func sweep(after run: ResultRun) {
    try? locked { () throws(FileError) in
      let ending = "-" + StableHash.digits(of: run.selection)
      let runs = names().filter { !run.isFiltered || $0.hasSuffix(ending) }
        .compactMap { ResultsReader.run(named: $0, in: self) }
      guard runs.count > 1 else { return }
      let stale = runs.filter { run in runs.contains { $0.replaces(run) } }
      guard !stale.isEmpty else { return }
      let staleFolders = stale.flatMap { failureFolders(of: $0.begin.name) }
      for run in stale where RelativePath.isPlainName(run.begin.name) {
        _ = unlink("\(path)/\(run.begin.name).js")
      }
      // Decisions are about the results of earlier runs.
      if !run.isFiltered, run.parent == nil { _ = unlink("\(path)/\(ResultsFolder.decisions).js") }
      if !staleFolders.isEmpty {
        let kept = Set(names().flatMap(failureFolders))
        for folder in Set(staleFolders).subtracting(kept) { clear(folder) }
      }
      try publishPage()
    }
  }

  // MARK: - Steps

  /// Returns the folders of the failures that a results file lists. Most lines are those of passed
  /// assertions and aren't parsed, because that would take as long as the assertions did.
  private func failureFolders(of name: String) -> [String] {
    ResultsReader.lines(containing: #""folder":"failures"#, named: name, in: self)
      .compactMap { line in
        guard case .result(let entry) = line else { return nil }
        return entry.folder
      }
  }

  private func clear(_ folder: String) {
    guard folder.utf8.starts(with: "failures/".utf8) else { return }
    ArtifactFolder(artifacts: artifacts, relativePath: folder).clear()
  }
}
