internal import SnapshotCore

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

  /// Renders a value asynchronously, takes it to a verdict, and tells the test runner.
  ///
  /// - Parameter render: Makes the value and renders it; called once more before a reference is
  ///   written.
  func report(
    by strategy: StrategyKind,
    _ options: AssertionOptions,
    isolation: isolated (any Actor)? = #isolation,
    _ render: () async -> Result<Rendering, any Error>
  ) async {
    Reporter.report(await settle(by: strategy, options, render), at: self)
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
    RenderingNotes.collecting {
      begin(Result { try render() }, by: strategy, options).finish(render)
    }
  }

  /// Renders a value asynchronously and takes it to a verdict.
  ///
  /// - Parameter render: Makes the value and renders it; called once more before a reference is
  ///   written.
  func settle(
    by strategy: StrategyKind,
    _ options: AssertionOptions,
    isolation: isolated (any Actor)? = #isolation,
    _ render: () async -> Result<Rendering, any Error>
  ) async -> AssertionResult {
    switch begin(await render(), by: strategy, options) {
    case .finished(let result): return result
    case .recording(let finish): return finish(await render())
    }
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
