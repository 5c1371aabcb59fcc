internal import SnapshotCore

extension CallSite {
  /// Runs the assertion and reports its result to the test runner.
  ///
  /// - Parameter render: A closure that evaluates and renders the value; called a second time
  ///   before a reference is written.
  func report(
    by strategy: StrategyKind,
    _ options: AssertionOptions,
    _ render: () throws -> Rendering
  ) {
    Reporter.report(runAssertion(by: strategy, options, render), at: self)
  }

  /// Runs the assertion with an asynchronous rendering and reports its result to the test runner.
  ///
  /// - Parameter render: A closure that evaluates and renders the value; called a second time
  ///   before a reference is written.
  func report(
    by strategy: StrategyKind,
    _ options: AssertionOptions,
    isolation: isolated (any Actor)? = #isolation,
    _ render: () async -> Result<Rendering, any Error>
  ) async {
    Reporter.report(await runAssertion(by: strategy, options, render), at: self)
  }

  /// Runs the assertion and returns its result.
  ///
  /// - Parameter render: A closure that evaluates and renders the value; called a second time
  ///   before a reference is written.
  func runAssertion(
    by strategy: StrategyKind,
    _ options: AssertionOptions,
    _ render: () throws -> Rendering
  ) -> AssertionResult {
    RenderingNotes.collecting {
      begin(Result { try render() }, by: strategy, options).finish(render)
    }
  }

  /// Runs the assertion with an asynchronous rendering and returns its result.
  ///
  /// - Parameter render: A closure that evaluates and renders the value; called a second time
  ///   before a reference is written.
  func runAssertion(
    by strategy: StrategyKind,
    _ options: AssertionOptions,
    isolation: isolated (any Actor)? = #isolation,
    _ render: () async -> Result<Rendering, any Error>
  ) async -> AssertionResult {
    switch begin(await render(), by: strategy, options) {
    case .finished(let result): return result
    case .recording(let finish): return finish(await RecordScope.repeating { await render() })
    }
  }

  /// Runs the assertion until it has a result, or until just before it writes the reference.
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
