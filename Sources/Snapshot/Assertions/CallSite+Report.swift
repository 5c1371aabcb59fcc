internal import SnapshotCore

extension CallSite {
  /// Takes what a test made to a verdict, and tells the test runner.
  func report(
    _ rendering: Result<Rendering, any Error>,
    _ pathExtension: String?,
    named name: String?,
    record: RecordMode?,
    directory: String?
  ) {
    let result: AssertionResult
    do {
      let assertion = try Assertion(
        at: self,
        named: name,
        pathExtension: pathExtension,
        record: record,
        directory: directory
      )
      result = assertion.run(rendering)
    } catch {
      result = AssertionResult(verdict: nil, outcome: .failure, message: "\(error)")
    }
    Reporter.report(result, at: self)
  }
}
