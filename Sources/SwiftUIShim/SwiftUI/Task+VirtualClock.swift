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
  /// Suspends the task so that others can run; in a rendering, it continues at the same moment.
  public static func yield() async { await RenderClock.yield() }

  /// Suspends the task for a duration in nanoseconds.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    if await RenderClock.sleep(Double(duration) / 1e9) { return try checkCancellation() }
    try await ContinuousClock().sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Suspends the task for a duration.
  public static func sleep(for duration: Duration) async throws {
    let (seconds, rest) = duration.components
    if await RenderClock.sleep(Double(seconds) + Double(rest) * 1e-18) {
      return try checkCancellation()
    }
    try await ContinuousClock().sleep(for: duration)
  }

  /// Suspends the task until an instant.
  ///
  /// In a rendering, the remaining time is rounded to hundredths of a second, because the time that
  /// the code itself takes varies between runs.
  public static func sleep(
    until deadline: ContinuousClock.Instant,
    tolerance: Duration? = nil,
    clock: ContinuousClock = ContinuousClock()
  ) async throws {
    if await RenderClock.sleep(clock.now.duration(to: deadline).roundedSeconds) {
      return try checkCancellation()
    }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Suspends the task until an instant; see `sleep(until:tolerance:clock:)` of a continuous clock.
  public static func sleep(
    until deadline: SuspendingClock.Instant,
    tolerance: Duration? = nil,
    clock: SuspendingClock
  ) async throws {
    if await RenderClock.sleep(clock.now.duration(to: deadline).roundedSeconds) {
      return try checkCancellation()
    }
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}

extension Duration {
  /// The duration in seconds, rounded to hundredths.
  fileprivate var roundedSeconds: Double {
    let (seconds, rest) = components
    return (Double(seconds) * 100 + (Double(rest) * 1e-16).rounded()) / 100
  }
}
