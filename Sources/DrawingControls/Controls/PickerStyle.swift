/// The style of pickers, which are always drawn as segmented controls.
public protocol PickerStyle {}

/// A segmented control.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A menu, drawn as a segmented control.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A wheel, drawn as a segmented control.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A list of all options, drawn as a segmented control.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A link to a list of options, drawn as a segmented control.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A row of options, drawn as a segmented control.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A group of radio buttons, drawn as a segmented control.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The default style: a segmented control.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A segmented control.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu, drawn as a segmented control.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel, drawn as a segmented control.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A list of all options, drawn as a segmented control.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a list of options, drawn as a segmented control.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of options, drawn as a segmented control.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A group of radio buttons, drawn as a segmented control.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style: a segmented control.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension View {
  /// Returns the view unchanged, because pickers are always drawn as segmented controls.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }
}
