internal import SnapshotCore

extension AsyncSnapshotting {
  /// Makes a value and renders it, both within a time.
  func render(
    _ value: Handover<@isolated(any) () async throws -> sending Value>,
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

  /// Renders a value that is made already, within a time.
  func render(
    _ value: Handover<Result<Handover<Value>, any Error>>,
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
