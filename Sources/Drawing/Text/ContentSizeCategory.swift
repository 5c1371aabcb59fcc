/// The older names of the dynamic type sizes; `DynamicTypeSize` has the newer ones.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// A small size.
  case small
  /// A size below the default.
  case medium
  /// The default size.
  case large
  /// A size above the default.
  case extraLarge
  /// A large size.
  case extraExtraLarge
  /// The largest size that isn't an accessibility size.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibilityMedium
  /// The second smallest accessibility size.
  case accessibilityLarge
  /// The middle accessibility size.
  case accessibilityExtraLarge
  /// The second largest accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The same size under its newer name.
  var dynamicTypeSize: DynamicTypeSize {
    zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }

  /// Creates a size from its newer name.
  public init?(_ dynamicTypeSize: DynamicTypeSize) {
    let pairs = zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases)
    guard let found = pairs.first(where: { $0.1 == dynamicTypeSize })?.0 else { return nil }
    self = found
  }
}

extension ContentSizeCategory: Comparable {
  /// Returns whether one size is smaller than another.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }
}

extension EnvironmentValues {
  /// The size of texts with a text style, under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
