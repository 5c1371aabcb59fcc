extension Text {
  /// The scale of a text relative to its font.
  public struct Scale: Hashable, Sendable {
    private let name: String
    /// The scale of the font.
    public static let `default` = Scale(name: "default")
    /// The scale of secondary text.
    public static let secondary = Scale(name: "secondary")
  }

  /// Returns the text unchanged, because the size of secondary text isn't documented.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

nonisolated extension View {
  /// Returns the view unchanged, because the size of secondary text isn't documented. Records a
  /// note for the secondary scale.
  public consuming func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    noting("textScale", if: isEnabled && scale == .secondary)
  }
}
