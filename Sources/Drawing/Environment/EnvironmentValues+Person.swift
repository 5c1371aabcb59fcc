public import Foundation

// What the person before the screen has asked for: nobody sits there, so it is as for most.

/// The contrast of colours.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// The weight of text for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Heavier.
  case bold
}

/// An action that opens a URL; it has no effect in a picture.
public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  public struct Result: Sendable {
    /// It was opened.
    public static let handled = Result()
    /// It was put aside.
    public static let discarded = Result()
    /// The system is to open it.
    public static let systemAction = Result()
  }

  /// Creates the action; it is never called.
  public init(handler: @escaping (URL) -> Result) {}

  init() {}

  /// Does nothing.
  public func callAsFunction(_ url: URL) {}

  /// Says that it was not opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(false)
  }
}

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
  /// Whether the person asks for grounds that nothing shines through: nobody does.
  public var accessibilityReduceTransparency: Bool {
    get { self[PersonKey<Bool, ReduceTransparency>.self] ?? false }
    set { self[PersonKey<Bool, ReduceTransparency>.self] = newValue }
  }

  /// Whether the person asks for more than colours to tell things apart: nobody does.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[PersonKey<Bool, DifferentiateWithoutColor>.self] ?? false }
    set { self[PersonKey<Bool, DifferentiateWithoutColor>.self] = newValue }
  }

  /// Whether the person asks for inverted colours: nobody does.
  public var accessibilityInvertColors: Bool {
    get { self[PersonKey<Bool, InvertColors>.self] ?? false }
    set { self[PersonKey<Bool, InvertColors>.self] = newValue }
  }

  /// Whether the person asks for frames around buttons: nobody does.
  public var accessibilityShowButtonShapes: Bool {
    get { self[PersonKey<Bool, ShowButtonShapes>.self] ?? false }
    set { self[PersonKey<Bool, ShowButtonShapes>.self] = newValue }
  }

  /// Whether the screen is read aloud: it isn't.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether help with the screen is on: it isn't.
  public var accessibilityEnabled: Bool { false }

  /// The contrast of colours, always standard.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The preferred weight of text, always regular.
  public var legibilityWeight: LegibilityWeight? { .regular }

  /// Why contents are hidden: set by `redacted`; none otherwise.
  public var redactionReasons: RedactionReasons {
    get { self[PersonKey<RedactionReasons, Redaction>.self] ?? [] }
    set { self[PersonKey<RedactionReasons, Redaction>.self] = newValue }
  }

  /// Whether the screen is dimmed: it isn't.
  public var isLuminanceReduced: Bool {
    get { self[PersonKey<Bool, Luminance>.self] ?? false }
    set { self[PersonKey<Bool, Luminance>.self] = newValue }
  }

  /// Whether the view takes what is typed: none does.
  public var isFocused: Bool { false }

  /// Whether one is looking for something: nobody is.
  public var isSearching: Bool { false }

  /// The action that opens a URL; it has no effect.
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }

  /// The width of a pixel in points, as views are told.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}
