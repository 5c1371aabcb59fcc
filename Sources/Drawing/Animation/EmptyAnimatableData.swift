/// The animatable data of what doesn't change smoothly.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates it.
  public init() {}

  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Always 0.
  public var magnitudeSquared: Double { 0 }

  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}

  /// Adds nothing to nothing.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }

  /// Subtracts nothing from nothing.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }
}
