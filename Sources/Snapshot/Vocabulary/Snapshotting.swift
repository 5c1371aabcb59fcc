/// A way to turn a value into something that is kept in a file and compared: a strategy.
///
/// ```swift
/// extension Snapshotting where Value == User, Format == String {
///   static let card = Snapshotting<String, String>.lines.pullback { (user: User) in
///     "\(user.name) <\(user.email)>"
///   }
/// }
/// ```
public struct Snapshotting<Value, Format>: Sendable {
  /// The extension of the file, without a dot; `nil` or empty for none.
  public var pathExtension: String?
  /// How two formats are compared and kept.
  public var diffing: Diffing<Format>
  /// Turns a value into the format.
  public var snapshot: @Sendable (Value) throws -> Format

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the file, without a dot; `nil` for none.
  ///   - diffing: How two formats are compared and kept.
  ///   - snapshot: Turns a value into the format. What it throws fails the assertion.
  @preconcurrency
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    snapshot: @escaping @Sendable (_ value: Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// Returns a strategy for another type, whose values are turned into this one's first.
  ///
  /// - Parameter transform: Turns the other type's value into this strategy's.
  @preconcurrency
  public func pullback<NewValue>(
    _ transform: @escaping @Sendable (_ otherValue: NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      try snapshot(transform($0))
    }
  }
}

/// A strategy for values that are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are their own format.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
