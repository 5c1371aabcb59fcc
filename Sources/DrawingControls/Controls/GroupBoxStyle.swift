/// How boxes look.
public protocol GroupBoxStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What is known of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the look of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What is known of a box.
public struct GroupBoxStyleConfiguration {
  /// The heading, whatever its type.
  public typealias Label = ControlPart
  /// The views, whatever their types.
  public typealias Content = ControlPart

  /// The heading.
  public let label: Label
  /// The views.
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

extension View {
  /// Sets how the boxes in this view look.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment(\.groupBoxStyle) { configuration in
      styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }
}
