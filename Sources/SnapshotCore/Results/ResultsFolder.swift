internal import Foundation

/// `results` in the folder of artifacts: a script for each process, which the page loads.
package struct ResultsFolder: Sendable {
  /// The folder of all artifacts.
  package let artifacts: String
  /// The folder of the results files.
  package var path: String { "\(artifacts)/results" }
  /// The page.
  package var page: String { "\(artifacts)/index.html" }

  package init(artifacts: String) {
    self.artifacts = artifacts
  }

  /// The names of the results files without extension, sorted; only names that the library gives.
  package func names() -> [String] {
    ContainedFolder(artifacts).names(in: RelativePath("results"))
      .filter { $0.utf8.count < 250 && $0.hasSuffix(".js") && RelativePath.isPlainName($0) }
      .map { String($0.dropLast(3)) }.sorted()
  }

  /// Creates the folder, unless a link is in its place.
  package func create() throws(FileError) {
    try AtomicFile.createDirectory(artifacts)
    guard let folder = RelativePath("results") else { return }
    try ContainedFolder(artifacts).createFolder(folder)
  }

  /// Makes sure that the page is there and loads a results file.
  package func addToPage(_ name: String) throws(FileError) {
    try locked { () throws(FileError) in
      if let nonce = ReportPage.nonce(ofPageAt: page) {
        try ResultsFile.append(ReportPage.line(for: name, nonce: nonce), to: page)
      } else {
        try publishPage()
      }
    }
  }

  /// Removes what later runs replaced: results files whole, and the failures that only they name.
  ///
  /// A run replaces an earlier one when it ended by itself and was asked to run the same tests of
  /// the same package, or all of them.
  ///
  /// - Parameter run: The run that has just ended. Only what it may replace is looked at: tests may
  ///   run in a process each.
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
      if !staleFolders.isEmpty {
        let kept = Set(names().flatMap(failureFolders))
        for folder in Set(staleFolders).subtracting(kept) { clear(folder) }
      }
      try publishPage()
    }
  }

  /// Writes the page anew, with a line for each results file that holds nothing but data.
  package func publishPage() throws(FileError) {
    try AtomicFile.createDirectory(artifacts)
    TemporaryFiles.sweep(artifacts)
    let page = ReportPage.linked(to: names().filter(isData))
    try AtomicFile.publish(Array(page.utf8), at: self.page, isDurable: false)
  }

  // MARK: - Steps

  /// Whether a results file can do nothing in a page but hand over what it holds.
  private func isData(_ name: String) -> Bool {
    guard let file = RelativePath("results/\(name).js"),
      case .bytes(let bytes) = ContainedFolder(artifacts).finding(
        at: file,
        limit: ResultsReader.limit
      )
    else { return false }
    return ReportPage.isData(bytes)
  }

  private func failureFolders(of name: String) -> [String] {
    ((try? ResultsReader.lines(named: name, in: self)) ?? []).compactMap { line in
      guard case .result(let entry) = line, !entry.folder.isEmpty else { return nil }
      return entry.folder
    }
  }

  private func clear(_ folder: String) {
    guard folder.utf8.starts(with: "failures/".utf8) else { return }
    ArtifactFolder(artifacts: artifacts, relativePath: folder).clear()
  }

  /// Keeps other processes from writing the page meanwhile.
  private func locked(_ body: () throws(FileError) -> Void) throws(FileError) {
    let file = open("\(path)/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    // Some network disks know no locks; then at worst a line of the page is lost.
    if file >= 0 { _ = Interruption.retrying { flock(file, LOCK_EX) } }
    defer { if file >= 0 { close(file) } }
    try body()
  }
}
