public import Foundation

// The user's preferences; a picture has no user, so they have common default values.

private struct PersonKey<Value, Name>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

private enum ReduceTransparency {}
private enum DifferentiateWithoutColor {}
private enum InvertColors {}
private enum ShowButtonShapes {}
private enum Redaction {}
private enum Luminance {}

extension EnvironmentValues {
  /// Whether the user prefers reduced transparency; false by default.
  public var accessibilityReduceTransparency: Bool {
    get { self[PersonKey<Bool, ReduceTransparency>.self] ?? false }
    set { self[PersonKey<Bool, ReduceTransparency>.self] = newValue }
  }

  /// Whether the user prefers that elements differ by more than their colour; false by default.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[PersonKey<Bool, DifferentiateWithoutColor>.self] ?? false }
    set { self[PersonKey<Bool, DifferentiateWithoutColor>.self] = newValue }
  }

  /// Whether the user inverts colours; false by default.
  public var accessibilityInvertColors: Bool {
    get { self[PersonKey<Bool, InvertColors>.self] ?? false }
    set { self[PersonKey<Bool, InvertColors>.self] = newValue }
  }

  /// Whether the user prefers visible button shapes; false by default.
  public var accessibilityShowButtonShapes: Bool {
    get { self[PersonKey<Bool, ShowButtonShapes>.self] ?? false }
    set { self[PersonKey<Bool, ShowButtonShapes>.self] = newValue }
  }

  /// Whether VoiceOver is enabled; always false.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether an assistive technology is enabled; always false.
  public var accessibilityEnabled: Bool { false }

  /// The contrast of colours, always standard.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The preferred weight of text, always regular.
  public var legibilityWeight: LegibilityWeight? { .regular }

  /// The reasons for redaction, set with `redacted`; none by default.
  public var redactionReasons: RedactionReasons {
    get { self[PersonKey<RedactionReasons, Redaction>.self] ?? [] }
    set { self[PersonKey<RedactionReasons, Redaction>.self] = newValue }
  }

  /// Whether the luminance is reduced; false by default.
  public var isLuminanceReduced: Bool {
    get { self[PersonKey<Bool, Luminance>.self] ?? false }
    set { self[PersonKey<Bool, Luminance>.self] = newValue }
  }

  /// Whether the view has the keyboard focus; always false.
  public var isFocused: Bool { false }

  /// Whether a search is active; always false.
  public var isSearching: Bool { false }

  /// The action that opens a URL; it has no effect.
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }

  /// The width of a pixel in points, from `displayScale`.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}
