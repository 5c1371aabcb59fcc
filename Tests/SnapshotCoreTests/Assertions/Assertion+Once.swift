import SnapshotCore

extension Assertion {
  /// Runs an assertion whose second rendering equals the first.
  func run(_ rendering: Result<Rendering, any Error>) -> AssertionResult {
    run(rendering) { try rendering.get() }
  }
}
