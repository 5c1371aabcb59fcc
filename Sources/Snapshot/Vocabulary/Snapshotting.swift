internal import SnapshotCore

/// A strategy: the conversion of a value into a format that is recorded in a file and compared.
///
/// ```swift
/// extension Snapshotting where Value == User, Format == String {
///   static let card = Snapshotting<String, String>.lines.pullback { (user: User) in
///     "\(user.name) <\(user.email)>"
///   }
/// }
/// ```
public struct Snapshotting<Value, Format>: Sendable {
  /// The file extension without a dot; `nil` or empty for none.
  public var pathExtension: String?
  /// The conversion to bytes and the comparison of two formats.
  public var diffing: Diffing<Format> {
    didSet { renderingOf = nil }
  }
  /// The strategy's name in results, such as `png`.
  ///
  /// By default it is the name of the property or function that creates the strategy. Pullbacks
  /// keep it. An empty name means none.
  public var name: String
  /// The closure that converts a value into the format.
  public var snapshot: @Sendable (Value) throws -> Format {
    didSet { renderingOf = nil }
  }
  /// The closure that renders a value so that it can be compared before it is converted to the
  /// whole format; `nil` if it is always converted first.
  var renderingOf: (@Sendable (_ value: Value) throws -> Rendering)?
  /// The closure that returns the lines of source code that draw the difference.
  var sourceLines: SourceLinesFinder<Value>?
  /// The closure that finds the cause of a difference in the drawing of a value; `nil` for none.
  var drawnCause: DrawnCauseFinder<Value>?

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
    snapshot: @escaping @Sendable (_ value: Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.name = name
    self.snapshot = snapshot
  }

  /// Returns a strategy for another type, whose values are first converted to this strategy's type.
  ///
  /// - Parameter transform: A closure that converts the other type's value.
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
    if let drawnCause {
      strategy.drawnCause = { value, reference in
        guard let value = try? transform(value) else { return nil }
        return drawnCause(value, reference)
      }
    }
    return strategy
  }

  /// Returns the same strategy with a name, by default that of the calling property or function.
  func named(_ name: String = #function) -> Snapshotting {
    var strategy = self
    strategy.name = name
    return strategy
  }
}

/// A strategy whose value and format are the same type.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy whose value and format are the same type.
  public init(pathExtension: String?, diffing: Diffing<Format>, name: String = #function) {
    self.init(pathExtension: pathExtension, diffing: diffing, name: name) { $0 }
  }
}

/// A closure that returns the lines of source code that draw the difference from a reference.
typealias SourceLinesFinder<Value> =
  @Sendable (_ value: Value, _ difference: Difference, _ reference: [UInt8]) -> [DrawnLine]

/// A closure that returns the cause of the difference from a reference, in a few words.
typealias DrawnCauseFinder<Value> =
  @Sendable (_ value: Value, _ reference: [UInt8]) -> String?
