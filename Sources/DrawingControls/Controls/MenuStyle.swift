/// The style of menus, which are always drawn as their labels.
@MainActor @preconcurrency
public protocol MenuStyle {}

/// The default style.
nonisolated public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A style with a button that opens the menu.
nonisolated public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension MenuStyle where Self == ButtonMenuStyle {
  /// A style with a button that opens the menu.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A style with a button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style with a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

nonisolated extension View {
  /// Returns the view unchanged, because menus are always drawn as their labels.
  public consuming func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { self }

  /// Returns the view unchanged, because menus have no indicator.
  public consuming func menuIndicator(_ visibility: Visibility) -> some View { self }
}
