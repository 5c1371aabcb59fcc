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
  /// Renders a value, takes it to a verdict, and tells the test runner.
  ///
  /// - Parameter render: Makes the value and renders it; called once more before a reference is
  ///   written.
  func report(
    by strategy: StrategyKind,
    _ options: AssertionOptions,
    _ render: () throws -> Rendering
  ) {
    Reporter.report(settle(by: strategy, options, render), at: self)
  }

  /// Renders a value and takes it to a verdict.
  ///
  /// - Parameter render: Makes the value and renders it; called once more before a reference is
  ///   written.
  func settle(
    by strategy: StrategyKind,
    _ options: AssertionOptions,
    _ render: () throws -> Rendering
  ) -> AssertionResult {
    begin(Result { try render() }, by: strategy, options).finish(render)
  }

  /// Takes what a test made to a verdict, or to the point where the reference would be written.
  func begin(
    _ rendering: Result<Rendering, any Error>,
    by strategy: StrategyKind,
    _ options: AssertionOptions
  ) -> AssertionStep {
    do {
      return try Assertion(at: self, by: strategy, options).begin(rendering)
    } catch {
      return .finished(AssertionResult(verdict: nil, outcome: .failure, message: "\(error)"))
    }
  }
}
