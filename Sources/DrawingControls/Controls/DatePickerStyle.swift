/// The style of date pickers, which are always drawn in the compact style.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// The default style.
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A style with the selected date in fields.
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style with the selected date in fields.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A style with a calendar or clock, which isn't drawn.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style with a calendar or clock, which isn't drawn.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A style with wheels, which aren't drawn.
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style with wheels, which aren't drawn.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

nonisolated extension View {
  /// Returns the view, and records a note if the style is graphical or has wheels.
  public consuming func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    noting(
      "datePickerStyle",
      if: style is GraphicalDatePickerStyle || style is WheelDatePickerStyle
    )
  }
}
