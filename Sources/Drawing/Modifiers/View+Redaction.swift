extension View {
  /// Draws bars for the lines of texts, and areas for pictures, as long as they aren't known.
  ///
  /// ```swift
  /// Row(item).redacted(reason: item.isLoading ? .placeholder : [])
  /// ```
  ///
  /// Shapes and colours stay, and nothing changes its place. The reason is added to those around.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Draws texts and pictures as they are, whatever the views around say.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks what is private: it is hidden where the reasons around include `.privacy`.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

/// Why contents are hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// A bit for each reason.
  public let rawValue: Int
  /// They aren't known yet: bars are drawn in their place.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// They are private: bars are drawn in place of those that are marked so.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// They are out of date: they are drawn as they are.
  public static let invalidated = RedactionReasons(rawValue: 4)

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

private struct PrivacyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether texts and pictures are hidden.
  var hidesContents: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}
