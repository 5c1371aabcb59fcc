/// How places for text look; of no consequence here.
public protocol TextFieldStyle {}

/// As usual.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As usual.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Without a frame.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a frame.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// In a rounded frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// In a rounded frame.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Is accepted and changes nothing: places for text have no frame.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { self }
}
