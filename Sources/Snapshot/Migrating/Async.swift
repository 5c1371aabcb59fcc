/// A value that comes by a callback, as strategies for swift-snapshot-testing make it.
///
/// ```swift
/// let page = Async<String> { callback in
///   browser.load(url) { callback($0.text) }
/// }
/// ```
///
/// What is new is better an `async` closure: see ``AsyncSnapshotting``.
public struct Async<Value> {
  private let start: (_ callback: @escaping @Sendable (Value) -> Void) -> Void

  /// Creates a value that comes by a callback.
  ///
  /// - Parameter run: Begins to make the value, and calls back with it, once, from anywhere.
  public init(run: @escaping (_ callback: @escaping @Sendable (Value) -> Void) -> Void) {
    start = run
  }

  /// Creates a value that is there already.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// Begins to make the value, and calls back with it.
  @preconcurrency
  public func run(_ callback: @escaping @Sendable (_ value: Value) -> Void) {
    start(callback)
  }

  /// Returns what the value is turned into once it is there.
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

/// How long a strategy that calls back may block, set by the assertion that is given a `timeout:`.
enum BlockingLimit {
  @TaskLocal static var current: Duration = .seconds(60)
}

extension Snapshotting {
  /// Creates a strategy whose format comes by a callback. The assertion blocks until it is there.
  ///
  /// The main thread serves its queue meanwhile. What doesn't come within the assertion's
  /// `timeout:`, 60 seconds unless given, fails.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the file, without a dot; `nil` for none.
  ///   - diffing: How two formats are compared and kept.
  ///   - name: What results call it; the property or function that makes it, unless given.
  ///   - asyncSnapshot: Turns a value into the format.
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

  /// Returns a strategy for another type, whose values become this one's by a callback.
  ///
  /// The assertion blocks until the callback is called; see ``asyncPullback(_:)`` with an `async`
  /// closure for the way that doesn't.
  ///
  /// - Parameter transform: Turns the other type's value into this strategy's.
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

  /// Waits before it turns the value into the format, and blocks the thread meanwhile.
  ///
  /// The main thread serves its queue. `AsyncSnapshotting` has the way that doesn't block.
  ///
  /// - Parameters:
  ///   - seconds: How long; what isn't a positive number is no time.
  ///   - strategy: What follows.
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
