private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ((ButtonStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  var buttonStyle: ((ButtonStyleConfiguration) -> AnyView)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the buttons in this view.
  public consuming func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle) { configuration in
      styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }

  /// Sets the style of the buttons in this view.
  public consuming func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle) { button in
      let configuration = PrimitiveButtonStyleConfiguration(role: button.role, label: button.label)
      return styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }
}
