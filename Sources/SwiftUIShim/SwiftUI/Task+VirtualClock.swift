import Drawing

// In an asynchronous action of a view these go by the virtual clock; elsewhere they are those of
// the standard library, before which they stand in files that import this module.

extension Task where Success == Never, Failure == Never {
  /// Waits for a time in nanoseconds.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    if await RenderClock.sleep(Double(duration) / 1e9) { return try checkCancellation() }
    try await sleep(
      until: .now + .nanoseconds(Int64(clamping: duration)),
      tolerance: nil,
      clock: .continuous
    )
  }

  /// Waits for a time.
  public static func sleep(for duration: Duration) async throws {
    let (seconds, rest) = duration.components
    if await RenderClock.sleep(Double(seconds) + Double(rest) * 1e-18) {
      return try checkCancellation()
    }
    try await sleep(until: .now + duration, tolerance: nil, clock: .continuous)
  }
}
