private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: ((LabelStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  var labelStyle: ((LabelStyleConfiguration) -> AnyView)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the labels in this view.
  public consuming func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment(\.labelStyle) { configuration in
      styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }
}
