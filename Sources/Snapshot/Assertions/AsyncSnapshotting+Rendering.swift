internal import SnapshotCore

extension AsyncSnapshotting {
  /// Evaluates and renders a value within a time limit.
  func render(
    _ value: UncheckedSendable<@isolated(any) () async throws -> sending Value>,
    within timeout: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Result<Rendering, any Error> {
    do {
      return .success(
        try await Deadline.run(within: timeout) {
          try diffing.rendering(of: await snapshot(value.value()))
        }
      )
    } catch {
      return .failure(error)
    }
  }

  /// Renders an evaluated value within a time limit.
  func render(
    _ value: UncheckedSendable<Result<UncheckedSendable<Value>, any Error>>,
    within timeout: Duration,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Result<Rendering, any Error> {
    do {
      return .success(
        try await Deadline.run(within: timeout) {
          try diffing.rendering(of: await snapshot(value.value.get().value))
        }
      )
    } catch {
      return .failure(error)
    }
  }
}
