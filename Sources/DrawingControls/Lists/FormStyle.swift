/// The style of forms, which are all drawn in one style.
public protocol FormStyle {}

/// The default style.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A style with grouped rows.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// A style with grouped rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A style with a column of labels and a column of values, drawn as rows.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A style with a column of labels and a column of values, drawn as rows.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Returns the view unchanged, because all forms are drawn in one style.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}
