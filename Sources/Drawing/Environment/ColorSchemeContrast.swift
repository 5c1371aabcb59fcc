/// The contrast of colours.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The standard contrast.
  case standard
  /// An increased contrast.
  case increased
}
