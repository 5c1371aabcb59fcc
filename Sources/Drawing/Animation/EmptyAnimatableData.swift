/// The animatable data of a type that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates empty data.
  public init() {}

  /// Empty data.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Always 0.
  public var magnitudeSquared: Double { 0 }

  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}

  /// Returns empty data.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }

  /// Returns empty data.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }
}
