public import Foundation

private struct EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

extension EnvironmentValues {
  /// Whether the enclosing controls are enabled.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether the user prefers reduced motion; false by default.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// The pixels per point; always 1 by default, whatever the scale of the rendering.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The horizontal size class: that of a phone.
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }

  /// The vertical size class: that of a phone.
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }

  /// The action that dismisses the current view; it has no effect.
  public var dismiss: DismissAction { DismissAction() }

  /// The presentation state of the view; it is never presented.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
