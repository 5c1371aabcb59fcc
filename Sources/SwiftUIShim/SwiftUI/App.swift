public import Drawing

// An application isn't run here: these let files compile that carry the start of one.

/// The start of an application.
public protocol App {
  /// The type of its windows.
  associatedtype Body: Scene
  /// Its windows.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the application.
  @MainActor @preconcurrency init()
}

extension App {
  /// Does nothing: there is no screen.
  public static func main() {}
}

/// A window of an application.
public protocol Scene {
  /// The type of what it is made of.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene where Body == Never {
  /// Never returns: no window is opened.
  public var body: Never {
    // Reached only by a call that spells out `body` on a window.
    fatalError("\(Self.self) is a window, and there is no screen")
  }
}

extension Never: Scene {
  /// Has no body, as it has no values.
  public typealias Body = Never
  /// Never returns, as there is no value to ask.
  public var body: Never { fatalError("There is no window") }
}

/// Takes the windows of a closure.
@resultBuilder
public enum SceneBuilder {
  /// Takes the one window.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes the first of two windows.
  public static func buildBlock<First: Scene, Second: Scene>(
    _ first: First,
    _ second: Second
  ) -> First {
    first
  }
}

/// A window that may be opened several times; it is never opened.
public struct WindowGroup<Content: View>: Scene {
  /// Has no body.
  public typealias Body = Never

  /// Creates a window.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates a window.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a window.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// What an application is doing.
public enum ScenePhase: Comparable, Sendable {
  /// It isn't seen.
  case background
  /// It is seen.
  case inactive
  /// It is in use.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// What the application is doing: in a picture it is always in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
