import Foundation

/// How large texts are that go by a text style; those of a size of their own stay as they are.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// 14/17 of the usual size.
  case xSmall
  /// 15/17 of the usual size.
  case small
  /// 16/17 of the usual size.
  case medium
  /// The usual size.
  case large
  /// 19/17 of the usual size.
  case xLarge
  /// 21/17 of the usual size.
  case xxLarge
  /// 23/17 of the usual size.
  case xxxLarge
  /// 28/17 of the usual size.
  case accessibility1
  /// 33/17 of the usual size.
  case accessibility2
  /// 40/17 of the usual size.
  case accessibility3
  /// 47/17 of the usual size.
  case accessibility4
  /// 53/17 of the usual size.
  case accessibility5

  /// Whether it is one of those for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// What sizes are multiplied by: that of body text, for all text styles alike.
  var factor: CGFloat {
    switch self {
    case .xSmall: 14.0 / 17
    case .small: 15.0 / 17
    case .medium: 16.0 / 17
    case .large: 1
    case .xLarge: 19.0 / 17
    case .xxLarge: 21.0 / 17
    case .xxxLarge: 23.0 / 17
    case .accessibility1: 28.0 / 17
    case .accessibility2: 33.0 / 17
    case .accessibility3: 40.0 / 17
    case .accessibility4: 47.0 / 17
    case .accessibility5: 53.0 / 17
    }
  }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// How large texts are that go by a text style; `large` unless set.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large texts in this view are that go by a text style.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of texts in this view that go by a text style in a range.
  public func dynamicTypeSize<Limits: RangeExpression>(_ range: Limits) -> some View
  where Limits.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let greatest = allowed.last else { return }
      size = max(least, min(size, greatest))
    }
  }
}

/// A number that grows with the texts that go by a text style.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  let token = PropertyToken()
  private let base: Value

  /// Creates a number.
  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  /// Creates a number; all text styles grow alike.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
  }

  /// The number as large as the texts around ask for.
  public var wrappedValue: Value { token.bound as? Value ?? base }
}

extension ScaledMetric: BoundProperty {
  func value(for owner: PropertyOwner) -> Any? {
    base * Value(owner.context.environment.dynamicTypeSize.factor)
  }
}
