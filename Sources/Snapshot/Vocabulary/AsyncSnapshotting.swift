internal import Foundation

/// A strategy that takes its time: it turns a value into a format asynchronously.
///
/// It is made from another strategy by `asyncPullback` or `wait`, and asserted with `await`:
///
/// ```swift
/// extension AsyncSnapshotting where Value == URL, Format == String {
///   static let page = Snapshotting<String, String>.lines.asyncPullback { (url: URL) in
///     try await Browser.shared.text(of: url)
///   }
/// }
/// ```
public struct AsyncSnapshotting<Value, Format>: Sendable {
  /// The extension of the file, without a dot; `nil` or empty for none.
  public var pathExtension: String?
  /// How two formats are compared and kept.
  public var diffing: Diffing<Format>
  /// What results call the strategy, such as `png`.
  public var name: String
  /// Turns a value into the format.
  public var snapshot: @Sendable (Value) async throws -> Format

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the file, without a dot; `nil` for none.
  ///   - diffing: How two formats are compared and kept.
  ///   - name: What results call it; the property or function that makes it, unless given.
  ///   - snapshot: Turns a value into the format. What it throws fails the assertion.
  @preconcurrency
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    name: String = #function,
    snapshot: @escaping @Sendable (_ value: Value) async throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.name = name
    self.snapshot = snapshot
  }

  /// Creates a strategy of one that needs no time.
  public init(_ strategy: Snapshotting<Value, Format>) {
    let snapshot = strategy.snapshot
    self.init(
      pathExtension: strategy.pathExtension,
      diffing: strategy.diffing,
      name: strategy.name
    ) {
      try snapshot($0)
    }
  }

  /// Returns a strategy for another type, whose values are turned into this one's first.
  @preconcurrency
  public func pullback<NewValue>(
    _ transform: @escaping @Sendable (_ otherValue: NewValue) throws -> Value
  ) -> AsyncSnapshotting<NewValue, Format> {
    asyncPullback { try transform($0) }
  }

  /// Returns a strategy for another type, whose values are turned into this one's first.
  ///
  /// - Parameter transform: Turns the other type's value into this strategy's, asynchronously.
  @preconcurrency
  public func asyncPullback<NewValue>(
    _ transform: @escaping @Sendable (_ otherValue: NewValue) async throws -> Value
  ) -> AsyncSnapshotting<NewValue, Format> {
    let snapshot = snapshot
    return AsyncSnapshotting<NewValue, Format>(
      pathExtension: pathExtension,
      diffing: diffing,
      name: name
    ) {
      try await snapshot(transform($0))
    }
  }
}

extension Snapshotting {
  /// Returns a strategy for another type, whose values are turned into this one's first.
  ///
  /// - Parameter transform: Turns the other type's value into this strategy's, asynchronously.
  @preconcurrency
  public func asyncPullback<NewValue>(
    _ transform: @escaping @Sendable (_ otherValue: NewValue) async throws -> Value
  ) -> AsyncSnapshotting<NewValue, Format> {
    AsyncSnapshotting(self).asyncPullback(transform)
  }
}

// MARK: - Waiting

extension AsyncSnapshotting {
  /// Waits before it turns the value into the format.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - strategy: What follows.
  public static func wait(
    for duration: Duration,
    on strategy: Snapshotting<Value, Format>
  ) -> AsyncSnapshotting {
    .wait(for: duration, on: AsyncSnapshotting(strategy))
  }

  /// Waits before it turns the value into the format.
  ///
  /// - Parameters:
  ///   - seconds: How long; what isn't a positive number is no time.
  ///   - strategy: What follows.
  public static func wait(
    for seconds: Double,
    on strategy: Snapshotting<Value, Format>
  ) -> AsyncSnapshotting {
    .wait(for: Duration(bounded: seconds), on: strategy)
  }

  /// Waits before it turns the value into the format.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - strategy: What follows.
  public static func wait(
    for duration: Duration,
    on strategy: AsyncSnapshotting
  ) -> AsyncSnapshotting {
    let snapshot = strategy.snapshot
    return AsyncSnapshotting(
      pathExtension: strategy.pathExtension,
      diffing: strategy.diffing,
      name: strategy.name
    ) {
      try await Task.sleep(for: duration)
      return try await snapshot($0)
    }
  }
}
