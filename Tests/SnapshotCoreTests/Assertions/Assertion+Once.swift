import SnapshotCore

extension Assertion {
  /// Runs the assertion of a value that is the same each time.
  func run(_ rendering: Result<Rendering, any Error>) -> AssertionResult {
    run(rendering) { try rendering.get() }
  }
}
