/// The amount of available space.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Limited space.
  case compact
  /// Regular space.
  case regular
}
