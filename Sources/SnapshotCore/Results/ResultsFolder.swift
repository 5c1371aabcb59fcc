internal import Foundation

/// The folder `results` of the artifacts: one script per process, which the page loads.
package struct ResultsFolder: Sendable {
  /// The folder of all artifacts.
  package let artifacts: String
  /// The folder of the results files.
  package var path: String { "\(artifacts)/results" }
  /// The path of the page.
  package var page: String { "\(artifacts)/index.html" }

  /// The name of the file with the decisions of a user.
  package static let decisions = "decisions"

  /// The largest results file that is read, in bytes.
  package static let fileLimit = 256 << 20

  package init(artifacts: String) {
    self.artifacts = artifacts
  }

  /// Returns the names of the results files without extension, sorted; only names in the library's
  /// format.
  package func names() -> [String] {
    LinkFreeFolder(artifacts).names(in: RelativePath("results"))
      .filter { $0.utf8.count < 250 && $0.hasSuffix(".js") && RelativePath.isPlainName($0) }
      .map { String($0.dropLast(3)) }.sorted()
  }

  /// Creates the folder. A link with that name is an error.
  package func create() throws(FileError) {
    try AtomicFile.createDirectory(artifacts)
    guard let folder = RelativePath("results") else { return }
    try LinkFreeFolder(artifacts).createFolder(folder)
  }

  /// Ensures that the page exists and loads a results file.
  package func addToPage(_ name: String) throws(FileError) {
    try locked { () throws(FileError) in
      if let nonce = ReportPage.nonce(ofPageAt: page) {
        try AppendedFile.append(ReportPage.line(for: name, nonce: nonce), to: page)
      } else {
        try publishPage()
      }
    }
  }

  /// Writes the page again, with a line for each results file that contains only data.
  package func publishPage() throws(FileError) {
    try AtomicFile.createDirectory(artifacts)
    TemporaryFiles.sweep(artifacts)
    let page = ReportPage.linked(to: names().filter(isData))
    try AtomicFile.publish(Array(page.utf8), at: self.page, isDurable: false)
  }

  // MARK: - Steps

  /// Returns whether a results file contains only data calls.
  private func isData(_ name: String) -> Bool {
    guard let file = RelativePath("results/\(name).js"),
      case .bytes(let bytes) = LinkFreeFolder(artifacts).contents(
        at: file,
        limit: ResultsFolder.fileLimit
      )
    else { return false }
    return ReportPage.isData(bytes)
  }

  /// Runs a closure while no other process writes the page.
  func locked(_ body: () throws(FileError) -> Void) throws(FileError) {
    let file = open("\(path)/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    // Some network file systems don't support locks; then a line of the page can be lost.
    if file >= 0 { _ = Interruption.retrying { flock(file, LOCK_EX) } }
    defer { if file >= 0 { close(file) } }
    try body()
  }
}
