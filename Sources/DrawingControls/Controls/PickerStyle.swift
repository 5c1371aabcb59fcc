/// How a choice is shown; here always as segments.
public protocol PickerStyle {}

/// As segments beside one another.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// As a menu; here too as segments.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// As a wheel; here too as segments.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// As is usual where it stands; here always as segments.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// As segments beside one another.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// As a menu; here too as segments.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// As a wheel; here too as segments.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As is usual where it stands; here always as segments.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension View {
  /// Is accepted and changes nothing: choices are always drawn as segments.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { self }

  /// Is accepted and changes nothing: labels of choices aren't drawn in any case.
  public func labelsHidden() -> some View { self }
}
