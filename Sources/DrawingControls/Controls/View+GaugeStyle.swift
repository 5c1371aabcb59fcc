import Foundation

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: ((GaugeStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  var gaugeStyle: ((GaugeStyleConfiguration) -> AnyView)? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the gauges in this view.
  public consuming func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    environment(\.gaugeStyle) { configuration in
      styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }
}
