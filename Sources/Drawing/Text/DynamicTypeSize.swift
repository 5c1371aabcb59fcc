import Foundation

/// The scale of texts with a text style; texts with an explicit size aren't scaled.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// 14/17 of the default size.
  case xSmall
  /// 15/17 of the default size.
  case small
  /// 16/17 of the default size.
  case medium
  /// The default size.
  case large
  /// 19/17 of the default size.
  case xLarge
  /// 21/17 of the default size.
  case xxLarge
  /// 23/17 of the default size.
  case xxxLarge
  /// 28/17 of the default size.
  case accessibility1
  /// 33/17 of the default size.
  case accessibility2
  /// 40/17 of the default size.
  case accessibility3
  /// 47/17 of the default size.
  case accessibility4
  /// 53/17 of the default size.
  case accessibility5

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The factor of all text styles, which is that of body text.
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
  /// The scale of texts with a text style; `large` by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the scale of texts with a text style in this view.
  public consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the scale of texts with a text style in this view to a range.
  public consuming func dynamicTypeSize<Limits: RangeExpression>(_ range: Limits) -> some View
  where Limits.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      size = max(smallest, min(size, largest))
    }
  }
}
