internal import SnapshotCore

/// What an assertion was told besides value and strategy.
struct AssertionOptions {
  var name: String?
  var record: RecordMode?
  var directory: String?

  init(_ name: String?, _ record: RecordMode?, _ directory: String?) {
    self.name = name
    self.record = record
    self.directory = directory
  }
}

/// What a reference and its results tell of a strategy.
struct StrategyKind {
  var name: String
  var pathExtension: String?
}

extension Snapshotting {
  var kind: StrategyKind { StrategyKind(name: name, pathExtension: pathExtension) }
}

extension AsyncSnapshotting {
  var kind: StrategyKind { StrategyKind(name: name, pathExtension: pathExtension) }
}

extension CallSite {
  /// Takes what a test made to a verdict, and tells the test runner.
  func report(
    _ rendering: Result<Rendering, any Error>,
    of strategy: StrategyKind,
    _ options: AssertionOptions
  ) {
    Reporter.report(settle(rendering, of: strategy, options), at: self)
  }

  /// Takes what a test made to a verdict.
  func settle(
    _ rendering: Result<Rendering, any Error>,
    of strategy: StrategyKind,
    _ options: AssertionOptions
  ) -> AssertionResult {
    do {
      let assertion = try Assertion(at: self, by: strategy, options)
      return assertion.run(rendering)
    } catch {
      return AssertionResult(verdict: nil, outcome: .failure, message: "\(error)")
    }
  }
}
