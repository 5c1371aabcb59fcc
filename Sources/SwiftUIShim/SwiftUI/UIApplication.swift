public import Drawing
public import Foundation

// The parts of UIKit's application that SwiftUI code reads, such as windows and safe areas. A
// rendering has one window without safe area insets.

/// An application with one window. It can't open URLs.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  /// The shared application.
  public static let shared = UIApplication()
  /// The windows: a single one.
  public var windows: [UIWindow] { [window] }
  /// The single window.
  public var keyWindow: UIWindow? { window }
  /// The scenes: a single window scene.
  public private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene(window)]
  /// The delegate; always `nil`.
  public var delegate: (any UIApplicationDelegate)? { nil }
  /// Whether the idle timer is disabled; ignored.
  public var isIdleTimerDisabled = false
  /// The state of the application; always active.
  public var applicationState: State { .active }
  /// The frame of the status bar, which has no height.
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 0)
  }
  private let window = UIWindow()

  /// The URL of the application's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// The state of an application.
  public enum State: Int, Sendable {
    /// In the foreground and active.
    case active
    /// In the foreground and inactive.
    case inactive
    /// In the background.
    case background
  }

  /// Returns whether a URL can be opened; always `false`.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Has no effect.
  public func open(_ url: URL) {}
  /// Has no effect.
  public func endEditing() {}

  /// A notification that the application will become inactive; never posted.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// A notification that the application became active; never posted.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// A notification that the application will enter the foreground; never posted.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// A notification that the application entered the background; never posted.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
}

/// A scene of an application.
@MainActor @preconcurrency
public class UIScene: UIResponder, Hashable {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground and active.
    case foregroundActive
    /// In the foreground and inactive.
    case foregroundInactive
    /// In the background.
    case background
  }

  /// The activation state of the scene; always foreground and active.
  public var activationState: ActivationState { .foregroundActive }

  /// Returns whether both are the same scene.
  nonisolated public static func == (left: UIScene, right: UIScene) -> Bool { left === right }

  /// Hashes the identity of the scene.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A scene with a window.
public final class UIWindowScene: UIScene {
  /// The windows: a single one.
  public var windows: [UIWindow] { [window] }
  /// The single window.
  public var keyWindow: UIWindow? { window }
  /// The screen.
  public var screen: UIScreen { .main }

  private let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
  }
}

/// A window, by default as large as the screen.
open class UIWindow: UIView {
  /// Whether it is the key window; always `true`.
  public var isKeyWindow: Bool { true }
  /// The safe area insets, in points; always zero.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// The root view controller.
  public var rootViewController: UIViewController?

  /// Creates a window.
  public override init(frame: CGRect = UIScreen.main.bounds) {
    super.init(frame: frame)
  }

  /// Creates a view without decoding it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a window; the scene is ignored.
  public convenience init(windowScene: UIWindowScene) {
    self.init()
  }

  /// Has no effect.
  open func makeKeyAndVisible() {}
}

/// A device, which is always a phone.
@MainActor @preconcurrency
public final class UIDevice {
  /// The current device.
  public static let current = UIDevice()
  /// The orientation of the device; always portrait.
  public var orientation: UIDeviceOrientation { .portrait }
  /// The kind of device; always a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The model name.
  public var model: String { "iPhone" }
  /// The name of the device.
  public var name: String { "iPhone" }
  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system.
  public var systemVersion: String { "18.0" }
  /// A notification that the orientation changed; never posted.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Landscape, rotated to the left.
  case landscapeLeft
  /// Landscape, rotated to the right.
  case landscapeRight
  /// Face up.
  case faceUp
  /// Face down.
  case faceDown

  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
}
