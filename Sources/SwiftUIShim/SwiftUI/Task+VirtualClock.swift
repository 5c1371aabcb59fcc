import Drawing

// In a rendering, these functions use the virtual clock; otherwise they call the standard library's
// functions. In files that import this module, they take precedence over those functions.

extension Task where Failure == Never {
  /// Runs an operation that can't fail.
  ///
  /// In a rendering, it starts after the action that creates it, at the same moment.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async -> Success
  ) {
    if RenderClock.now != nil,
      let task = RenderClock.task(priority: priority, { await operation() })
    {
      self = task
      return
    }
    #if compiler(>=6.2)
    self = Task(name: nil, priority: priority, operation: operation)
    #else
    self = Task(executorPreference: nil, priority: priority) { await operation() }
    #endif
  }

  /// Runs an operation that can't fail; in a rendering, on the virtual clock.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    if RenderClock.now != nil,
      let task = RenderClock.task(priority: priority, { await operation() })
    {
      return task
    }
    #if compiler(>=6.2)
    return detached(name: nil, priority: priority, operation: operation)
    #else
    return detached(executorPreference: nil, priority: priority) { await operation() }
    #endif
  }
}

extension Task where Failure == any Error {
  /// Runs an operation that can fail.
  ///
  /// In a rendering, it starts after the action that creates it, at the same moment.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) {
    if RenderClock.now != nil,
      let task = RenderClock.throwingTask(priority: priority, { try await operation() })
    {
      self = task
      return
    }
    #if compiler(>=6.2)
    self = Task(name: nil, priority: priority, operation: operation)
    #else
    self = Task(executorPreference: nil, priority: priority) { try await operation() }
    #endif
  }

  /// Runs an operation that can fail; in a rendering, on the virtual clock.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    if RenderClock.now != nil,
      let task = RenderClock.throwingTask(priority: priority, { try await operation() })
    {
      return task
    }
    #if compiler(>=6.2)
    return detached(name: nil, priority: priority, operation: operation)
    #else
    return detached(executorPreference: nil, priority: priority) { try await operation() }
    #endif
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a duration in nanoseconds.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    if await RenderClock.sleep(Double(duration) / 1e9) { return try checkCancellation() }
    try await sleep(
      until: .now + .nanoseconds(Int64(clamping: duration)),
      tolerance: nil,
      clock: .continuous
    )
  }

  /// Suspends the task for a duration.
  public static func sleep(for duration: Duration) async throws {
    let (seconds, rest) = duration.components
    if await RenderClock.sleep(Double(seconds) + Double(rest) * 1e-18) {
      return try checkCancellation()
    }
    try await sleep(until: .now + duration, tolerance: nil, clock: .continuous)
  }
}
