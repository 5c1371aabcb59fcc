/// The style of forms, which are all drawn in one style.
@MainActor @preconcurrency
public protocol FormStyle {}

/// The default style.
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
  /// The default style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A style with grouped rows.
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
  /// A style with grouped rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A style with a column of labels and a column of values, drawn as rows.
nonisolated public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
  /// A style with a column of labels and a column of values, drawn as rows.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
  /// Returns the view unchanged, because all forms are drawn in one style.
  public consuming func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}
