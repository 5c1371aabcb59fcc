internal import SnapshotCore

/// What an assertion was told besides value and strategy.
struct AssertionOptions {
  var name: String?
  var record: RecordMode?
  var directory: String?
}

extension CallSite {
  /// Takes what a test made to a verdict, and tells the test runner.
  func report(
    _ rendering: Result<Rendering, any Error>,
    _ pathExtension: String?,
    _ options: AssertionOptions
  ) {
    Reporter.report(settle(rendering, pathExtension, options), at: self)
  }

  /// Takes what a test made to a verdict.
  func settle(
    _ rendering: Result<Rendering, any Error>,
    _ pathExtension: String?,
    _ options: AssertionOptions
  ) -> AssertionResult {
    do {
      let assertion = try Assertion(
        at: self,
        named: options.name,
        pathExtension: pathExtension,
        record: options.record,
        directory: options.directory
      )
      return assertion.run(rendering)
    } catch {
      return AssertionResult(verdict: nil, outcome: .failure, message: "\(error)")
    }
  }
}
