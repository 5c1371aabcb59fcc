/// The style of pickers, which are always drawn as segmented controls.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// A segmented control.
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A menu, drawn as a segmented control.
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A wheel, drawn as a segmented control.
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A list of all options, drawn as a segmented control.
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A link to a list of options, drawn as a segmented control.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A row of options, drawn as a segmented control.
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A group of radio buttons, drawn as a segmented control.
nonisolated public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The default style: a segmented control.
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension PickerStyle where Self == SegmentedPickerStyle {
  /// A segmented control.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

nonisolated extension PickerStyle where Self == MenuPickerStyle {
  /// A menu, drawn as a segmented control.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

nonisolated extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel, drawn as a segmented control.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

nonisolated extension PickerStyle where Self == InlinePickerStyle {
  /// A list of all options, drawn as a segmented control.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a list of options, drawn as a segmented control.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

nonisolated extension PickerStyle where Self == PalettePickerStyle {
  /// A row of options, drawn as a segmented control.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

nonisolated extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A group of radio buttons, drawn as a segmented control.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

nonisolated extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style: a segmented control.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

nonisolated extension View {
  /// Returns the view unchanged, because pickers are always drawn as segmented controls.
  public consuming func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
}
