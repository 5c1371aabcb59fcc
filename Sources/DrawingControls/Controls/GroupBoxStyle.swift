/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of a styled group box.
  associatedtype Body: View
  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the styled group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box.
public struct GroupBoxStyleConfiguration {
  /// The type-erased label.
  public typealias Label = ControlPart
  /// The type-erased content.
  public typealias Content = ControlPart

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ((GroupBoxStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: ((GroupBoxStyleConfiguration) -> AnyView)? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the group boxes in this view.
  public consuming func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment(\.groupBoxStyle) { configuration in
      styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }
}
