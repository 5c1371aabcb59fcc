public import Foundation

/// The amount of available space.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular
}

/// An action that dismisses the current view; it has no effect in a picture.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Whether a view is shown over others; in a picture it isn't.
public struct PresentationMode: Sendable {
  /// Whether it is.
  public var isPresented: Bool { false }
  /// Does nothing.
  public mutating func dismiss() {}
}

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
  /// Whether the controls around can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether the person asks for less motion: nobody does.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Pixels to a point as views are told: always 1, whatever the scale of the rendering.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The room across: that of a phone.
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }

  /// The room down: that of a phone.
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }

  /// The action that dismisses the current view; it has no effect.
  public var dismiss: DismissAction { DismissAction() }

  /// Whether the view is shown over others; it isn't.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
