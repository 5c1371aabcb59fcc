import Foundation

/// A number that scales with text styles.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  let token = PropertyToken()
  private let base: Value

  /// Creates a number.
  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  /// Creates a number; `textStyle` is ignored, because all text styles have the same scale.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
  }

  /// The number, scaled for the environment.
  public var wrappedValue: Value { (token.bound as? Scaled)?.value ?? base }

  /// The scaled number; a class, because bound values of all types are stored as objects.
  private final class Scaled {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }
}

extension ScaledMetric: BoundProperty {
  func value(for owner: PropertyOwner) -> AnyObject? {
    Scaled(base * Value(owner.context.environment.dynamicTypeSize.factor))
  }
}
