/// An error of reading results.
package enum ResultsError: Error, Hashable, Sendable {
  /// The file has a version that only a later release reads.
  case laterVersion(file: String, version: Int)
}

extension ResultsError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .laterVersion(let file, let version):
      """
      Can’t read \(VisibleText.lines(file)): its results have version \(version), but this \
      release reads version \(ResultRun.newestVersion).
      Update the package that this tool comes from to the release that ran the tests.
      """
    }
  }
}
