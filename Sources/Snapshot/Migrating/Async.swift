/// A value that is delivered to a callback, as in strategies for swift-snapshot-testing.
///
/// ```swift
/// let page = Async<String> { callback in
///   browser.load(url) { callback($0.text) }
/// }
/// ```
///
/// In new code, prefer an `async` closure; see ``AsyncSnapshotting``.
public struct Async<Value> {
  private let start: (_ callback: @escaping @Sendable (Value) -> Void) -> Void

  /// Creates a value that is delivered to a callback.
  ///
  /// - Parameter run: A closure that starts the work and calls the callback once, on any thread.
  public init(run: @escaping (_ callback: @escaping @Sendable (Value) -> Void) -> Void) {
    start = run
  }

  /// Creates a value that is available immediately.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// Starts the work and calls the callback with the value.
  @preconcurrency
  public func run(_ callback: @escaping @Sendable (_ value: Value) -> Void) {
    start(callback)
  }

  /// Returns a value that is transformed once it is available.
  @preconcurrency
  public func map<NewValue>(
    _ transform: @escaping @Sendable (_ value: Value) -> NewValue
  ) -> Async<NewValue> {
    Async<NewValue> { callback in
      run { callback(transform($0)) }
    }
  }
}

// MARK: - Strategies

/// The time limit of callback-based strategies, set by assertions with a `timeout:` in seconds.
enum BlockingLimit {
  @TaskLocal static var current: Duration = .seconds(60)
}

extension Snapshotting {
  /// Creates a strategy whose format is delivered to a callback.
  ///
  /// The assertion blocks until the callback is called; the main thread runs its run loop
  /// meanwhile. If the assertion's `timeout:`, 60 seconds by default, is exceeded, it fails.
  ///
  /// - Parameters:
  ///   - pathExtension: The file extension without a dot; `nil` for none.
  ///   - diffing: The conversion to bytes and the comparison of two formats.
  ///   - name: The strategy's name in results; by default the property or function that creates it.
  ///   - asyncSnapshot: A closure that converts a value into the format.
  @preconcurrency
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    name: String = #function,
    asyncSnapshot: @escaping @Sendable (_ value: Value) -> Async<Format>
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing, name: name) { value in
      try Deadline.block(
        within: BlockingLimit.current,
        untilCalled: asyncSnapshot(value).run
      )
    }
  }

  /// Returns a strategy for another type, whose values are first converted to this strategy's type
  /// through a callback.
  ///
  /// The assertion blocks until the callback is called. ``asyncPullback(_:)`` with an `async`
  /// closure doesn't block.
  ///
  /// - Parameter transform: A closure that converts the other type's value.
  @preconcurrency
  public func asyncPullback<NewValue>(
    _ transform: @escaping @Sendable (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension,
      diffing: diffing,
      name: name
    ) { value in
      try snapshot(
        Deadline.block(within: BlockingLimit.current, untilCalled: transform(value).run)
      )
    }
  }

  /// Returns a strategy that blocks the thread for a duration before it renders the value.
  ///
  /// The main thread runs its run loop meanwhile. `AsyncSnapshotting.wait` doesn't block.
  ///
  /// - Parameters:
  ///   - seconds: The duration in seconds. Negative numbers and NaN count as 0.
  ///   - strategy: The strategy that renders the value.
  @_disfavoredOverload
  public static func wait(for seconds: Double, on strategy: Snapshotting) -> Snapshotting {
    let snapshot = strategy.snapshot
    return Snapshotting(
      pathExtension: strategy.pathExtension,
      diffing: strategy.diffing,
      name: strategy.name
    ) { value in
      Deadline.pause(for: Duration(bounded: seconds))
      return try snapshot(value)
    }
  }
}
