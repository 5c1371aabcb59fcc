/// The size of controls. The built-in styles ignore it.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// A very small size.
  case mini
  /// A small size.
  case small
  /// The default.
  case regular
  /// A large size.
  case large
  /// The largest size.
  case extraLarge
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// The size of controls; regular by default.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets `\.controlSize` in the environment of this view. Only custom styles read it.
  public consuming func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
