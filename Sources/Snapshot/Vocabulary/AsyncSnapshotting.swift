internal import Foundation

/// A strategy that converts a value into a format asynchronously.
///
/// Create one from another strategy with `asyncPullback` or `wait`, and await its assertions:
///
/// ```swift
/// extension AsyncSnapshotting where Value == URL, Format == String {
///   static let page = Snapshotting<String, String>.lines.asyncPullback { (url: URL) in
///     try await Browser.shared.text(of: url)
///   }
/// }
/// ```
public struct AsyncSnapshotting<Value, Format>: Sendable {
  /// The file extension without a dot; `nil` or empty for none.
  public var pathExtension: String?
  /// The conversion to bytes and the comparison of two formats.
  public var diffing: Diffing<Format>
  /// The strategy's name in results, such as `png`.
  public var name: String
  /// The closure that converts a value into the format.
  public var snapshot: @Sendable (Value) async throws -> Format

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: The file extension without a dot; `nil` for none.
  ///   - diffing: The conversion to bytes and the comparison of two formats.
  ///   - name: The strategy's name in results; by default the property or function that creates it.
  ///   - snapshot: A closure that converts a value into the format. If it throws, the assertion
  ///     fails.
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

  /// Creates an asynchronous strategy from a synchronous one.
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

  /// Returns a strategy for another type, whose values are first converted to this strategy's type.
  @preconcurrency
  public func pullback<NewValue>(
    _ transform: @escaping @Sendable (_ otherValue: NewValue) throws -> Value
  ) -> AsyncSnapshotting<NewValue, Format> {
    asyncPullback { try transform($0) }
  }

  /// Returns a strategy for another type, whose values are first converted to this strategy's type.
  ///
  /// - Parameter transform: An asynchronous closure that converts the other type's value.
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
  /// Returns a strategy for another type, whose values are first converted to this strategy's type.
  ///
  /// - Parameter transform: An asynchronous closure that converts the other type's value.
  @preconcurrency
  public func asyncPullback<NewValue>(
    _ transform: @escaping @Sendable (_ otherValue: NewValue) async throws -> Value
  ) -> AsyncSnapshotting<NewValue, Format> {
    AsyncSnapshotting(self).asyncPullback(transform)
  }
}

// MARK: - Waiting

extension AsyncSnapshotting {
  /// Returns a strategy that waits before it renders the value.
  ///
  /// - Parameters:
  ///   - duration: The time to wait.
  ///   - strategy: The strategy that renders the value.
  public static func wait(
    for duration: Duration,
    on strategy: Snapshotting<Value, Format>
  ) -> AsyncSnapshotting {
    .wait(for: duration, on: AsyncSnapshotting(strategy))
  }

  /// Returns a strategy that waits before it renders the value.
  ///
  /// - Parameters:
  ///   - seconds: The time to wait, in seconds. Negative numbers and NaN count as 0.
  ///   - strategy: The strategy that renders the value.
  public static func wait(
    for seconds: Double,
    on strategy: Snapshotting<Value, Format>
  ) -> AsyncSnapshotting {
    .wait(for: Duration(bounded: seconds), on: strategy)
  }

  /// Returns a strategy that waits before it renders the value.
  ///
  /// - Parameters:
  ///   - duration: The time to wait.
  ///   - strategy: The strategy that renders the value.
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
