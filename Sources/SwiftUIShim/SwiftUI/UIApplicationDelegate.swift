internal import Drawing
public import Foundation

// Applications aren't run, so nothing is delegated. These declarations let files with delegates
// compile.

/// The delegate of an application; never called.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
  /// Does nothing, because applications aren't run.
  nonisolated public static func main() {}
}

/// The delegate of a scene; never called.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {}

/// The delegate of a scene with windows; never called.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// A session of a scene, which never begins.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// The role of a scene session.
  public struct Role: Hashable, Sendable {
    /// A window of an application.
    public static let windowApplication = Role()
  }

  /// The role of the session.
  public var role: Role { .windowApplication }

  private nonisolated override init() {}
}

/// The configuration of a scene.
@MainActor @preconcurrency
public final class UISceneConfiguration {
  /// The name of the configuration.
  public let name: String?
  /// The role of the session.
  public let role: UISceneSession.Role
  /// The type of the delegate; ignored.
  public var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIScene {
  /// The options with which a scene is connected; never created.
  public struct ConnectionOptions: Sendable {
    private init() {}
  }
}

extension UIApplication {
  /// The key of an option with which an application is launched.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

/// A property wrapper for the delegate of an `App`, which is never created.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
  /// Creates the property wrapper.
  public init(_ delegateType: Delegate.Type = Delegate.self) {}

  /// The delegate. Accessing it is a programming error.
  public var wrappedValue: Delegate {
    // Only code that accesses the delegate reaches this line, and such code isn't drawn.
    fatalError("Applications aren't run, so there is no \(Delegate.self)")
  }
}
