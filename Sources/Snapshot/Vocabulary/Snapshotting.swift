internal import SnapshotCore

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
  public var diffing: Diffing<Format> {
    didSet { renderingOf = nil }
  }
  /// What results call the strategy, such as `png`.
  ///
  /// It is the name of the property or function that made the strategy, unless it is set, and stays
  /// with what a pullback makes of it. An empty name is none.
  public var name: String
  /// Turns a value into the format.
  public var snapshot: @Sendable (Value) throws -> Format {
    didSet { renderingOf = nil }
  }
  /// Renders a value of which the whole format isn't needed to see that it is equal to a reference;
  /// `nil` if the format is made first.
  var renderingOf: (@Sendable (_ value: Value) throws -> Rendering)?
  /// Names the lines of source code that draw what differs from a reference.
  var sourceLines: SourceLinesFinder<Value>?

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
    snapshot: @escaping @Sendable (_ value: Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.name = name
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
    var strategy = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension,
      diffing: diffing,
      name: name
    ) {
      try snapshot(transform($0))
    }
    if let renderingOf { strategy.renderingOf = { try renderingOf(transform($0)) } }
    if let sourceLines {
      strategy.sourceLines = { value, difference, reference in
        guard let value = try? transform(value) else { return [] }
        return sourceLines(value, difference, reference)
      }
    }
    return strategy
  }

  /// Returns the same strategy under the name of what calls this.
  func called(_ name: String = #function) -> Snapshotting {
    var strategy = self
    strategy.name = name
    return strategy
  }
}

/// A strategy for values that are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are their own format.
  public init(pathExtension: String?, diffing: Diffing<Format>, name: String = #function) {
    self.init(pathExtension: pathExtension, diffing: diffing, name: name) { $0 }
  }
}

/// Names the lines of source code that draw what differs from a reference.
typealias SourceLinesFinder<Value> =
  @Sendable (_ value: Value, _ difference: Difference, _ reference: [UInt8]) -> [DrawnLine]
