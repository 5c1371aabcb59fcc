nonisolated extension View {
  /// Draws a style behind the view.
  ///
  /// A picture has no container, such as a widget, so the background fills the view instead.
  ///
  /// ```swift
  /// Text("12:30").padding().containerBackground(.blue.gradient, for: .widget)
  /// ```
  ///
  /// - Parameters:
  ///   - style: The colour, gradient or other style.
  ///   - container: The container whose background it is. Ignored.
  public consuming func containerBackground<Style: ShapeStyle>(
    _ style: Style,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Draws views behind the view.
  ///
  /// A picture has no container, such as a widget, so the background has the size of the view.
  ///
  /// - Parameters:
  ///   - container: The container whose background it is. Ignored.
  ///   - alignment: The alignment of the background within the view. The centre by default.
  ///   - content: The background.
  public consuming func containerBackground<Content: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    background(alignment: alignment, content: content)
  }
}

/// The container whose background `containerBackground(_:for:)` sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The background of a widget.
  public static let widget = Self(name: "widget")
  /// The background of a page in a navigation stack.
  public static let navigation = Self(name: "navigation")
  /// The background of a navigation split view.
  public static let navigationSplitView = Self(name: "navigationSplitView")
  /// The background of a tab.
  public static let tabView = Self(name: "tabView")
  /// The background of a window.
  public static let window = Self(name: "window")
}
