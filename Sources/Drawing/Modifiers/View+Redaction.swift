nonisolated extension View {
  /// Replaces lines of text by bars and images by areas, for example while they load.
  ///
  /// ```swift
  /// Row(item).redacted(reason: item.isLoading ? .placeholder : [])
  /// ```
  ///
  /// Shapes, colours and the layout don't change. The reason is added to those of enclosing views.
  public consuming func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Draws texts and images unredacted, overriding enclosing views.
  public consuming func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks private content, which is hidden if the reasons include `.privacy`.
  public consuming func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

/// The reasons for hiding content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit per reason.
  public let rawValue: Int
  /// The content isn't known yet and is replaced by bars.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private; marked views are replaced by bars.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date; it is drawn unchanged.
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

  /// Whether texts and images are hidden.
  var hidesContents: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}
