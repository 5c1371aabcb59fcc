public import Drawing

// Applications aren't run. These declarations let files with an `App` compile.

/// An application, which isn't run.
@MainActor @preconcurrency
public protocol App {
  /// The type of the application's scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
  /// Creates the application.
  init()
}

nonisolated extension App {
  /// Does nothing, because applications aren't run.
  public static func main() {}
}

/// A scene of an application, which isn't shown.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Body { get }
}

nonisolated extension Scene where Body == Never {
  /// The body of a built-in scene. Accessing it is a programming error.
  public var body: Never {
    // Only code that accesses the `body` of a built-in scene reaches this line.
    fatalError("\(Self.self) is a built-in scene and has no body")
  }
}

nonisolated extension Never: Scene {
  /// The body type. `Never` has no values.
  public typealias Body = Never
  /// The body, which is never accessed.
  public var body: Never { fatalError("Never has no values") }
}

/// A result builder that combines scenes.
@resultBuilder
public enum SceneBuilder {
  /// Returns the first scene.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First,
    _ others: repeat each Other
  ) -> First {
    first
  }
}

/// A group of windows, which is never opened.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// The body type.
  public typealias Body = Never

  /// Creates a window group.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates a window group.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a window group.
  public init(id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a window group.
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a window group for values of a type.
  public init<Value: Hashable & Codable>(
    id: String? = nil,
    for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {}
}

/// The phase of a scene.
public enum ScenePhase: Comparable, Sendable {
  /// The scene is in the background.
  case background
  /// The scene is in the foreground and inactive.
  case inactive
  /// The scene is in the foreground and active.
  case active
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// The phase of the scene; always active in a rendering.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
