import Foundation

private struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: ((ProgressViewStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  var progressStyle: ((ProgressViewStyleConfiguration) -> AnyView)? {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the progress views in this view.
  public consuming func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment(\.progressStyle) { configuration in
      styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }
}
