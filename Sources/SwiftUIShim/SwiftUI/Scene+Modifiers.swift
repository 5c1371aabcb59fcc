public import DrawingControls

// Applications aren't run. These modifiers let files with scenes compile.

/// A single window, which is never opened.
nonisolated public struct Window<Content: View>: Scene {
  /// The body type.
  public typealias Body = Never

  /// Creates a window.
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// A settings window, which is never opened.
nonisolated public struct Settings<Content: View>: Scene {
  /// The body type.
  public typealias Body = Never

  /// Creates a settings window.
  public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension Scene {
  /// Returns the scene unchanged.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> Self { self }

  /// Returns the scene unchanged.
  public func windowStyle<Style: WindowStyle>(_ style: Style) -> Self { self }

  /// Returns the scene unchanged.
  public func windowResizability(_ resizability: WindowResizability) -> Self { self }

  /// Returns the scene unchanged.
  public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }

  /// Returns the scene unchanged.
  public func defaultSize(_ size: CGSize) -> Self { self }

  /// Returns the scene unchanged.
  public func defaultPosition(_ position: UnitPoint) -> Self { self }

  /// Returns the scene unchanged; the action is never called.
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> Self { self }

  /// Returns the scene unchanged; the action is never called.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (Value, Value) -> Void
  ) -> Self { self }

  /// Returns the scene unchanged; the action is never called.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> Self { self }

  /// Returns the scene unchanged.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> Self { self }

  /// Returns the scene unchanged.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> Self { self }
}

/// A style of windows.
public protocol WindowStyle {}

/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
  /// The default style.
  public static var automatic: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// The sizes to which a window can be resized.
public struct WindowResizability: Hashable, Sendable {
  private enum Range { case automatic, contentSize, contentMinSize }

  private let range: Range
  /// The default.
  public static let automatic = WindowResizability(range: .automatic)
  /// The size of its content.
  public static let contentSize = WindowResizability(range: .contentSize)
  /// At least the minimum size of its content.
  public static let contentMinSize = WindowResizability(range: .contentMinSize)
}
