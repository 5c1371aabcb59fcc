/// The older names of the sizes of text, of which `DynamicTypeSize` has the newer.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// A small size.
  case small
  /// A size below the usual one.
  case medium
  /// The usual size.
  case large
  /// A size above the usual one.
  case extraLarge
  /// A large size.
  case extraExtraLarge
  /// The largest size that isn't for accessibility.
  case extraExtraExtraLarge
  /// The smallest size for accessibility.
  case accessibilityMedium
  /// A size for accessibility.
  case accessibilityLarge
  /// A larger size for accessibility.
  case accessibilityExtraLarge
  /// A very large size for accessibility.
  case accessibilityExtraExtraLarge
  /// The largest size for accessibility.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one for accessibility.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The same size by its newer name.
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
  /// Whether one size is smaller than another.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }
}

extension EnvironmentValues {
  /// The size of texts that go by a text style, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) ?? .large }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
