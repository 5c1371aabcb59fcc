public import Drawing
public import Foundation

// What files ask the application of a phone for: its windows, their safe areas and the looks of
// bars. A picture has one window without safe areas, and looks are ignored.

/// The application; it has one window, and opens nothing.
@MainActor
public final class UIApplication {
  /// The application.
  public static let shared = UIApplication()
  /// The windows.
  public let windows = [UIWindow()]
  /// The window.
  public var keyWindow: UIWindow? { windows.first }
  /// The scenes.
  public private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene(windows: windows)]
  /// Whether the screen stays on; of no consequence here.
  public var isIdleTimerDisabled = false
  /// What the application is doing.
  public var applicationState: State { .active }

  /// What an application is doing.
  public enum State: Int, Sendable {
    /// It is in use.
    case active
    /// It is seen.
    case inactive
    /// It isn't seen.
    case background
  }

  /// Whether something can be opened: nothing can.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Does nothing.
  public func open(_ url: URL) {}
  /// Does nothing.
  public func endEditing() {}

  /// Posted when the application is no longer used; never, here.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted when the application is used; never, here.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted when the application is about to be seen; never, here.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted when the application is no longer seen; never, here.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
}

/// A scene of an application.
@MainActor
public class UIScene: Hashable {
  /// What a scene is doing.
  public enum ActivationState: Int, Sendable {
    /// It isn't connected.
    case unattached = -1
    /// It is in use.
    case foregroundActive
    /// It is seen.
    case foregroundInactive
    /// It isn't seen.
    case background
  }

  /// What the scene is doing.
  public var activationState: ActivationState { .foregroundActive }

  /// Whether both are the same scene.
  nonisolated public static func == (left: UIScene, right: UIScene) -> Bool { left === right }

  /// Hashes which one it is.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A scene of windows.
public final class UIWindowScene: UIScene {
  /// The windows.
  public let windows: [UIWindow]
  /// The window.
  public var keyWindow: UIWindow? { windows.first }
  /// The screen.
  public var screen: UIScreen { .main }

  init(windows: [UIWindow]) {
    self.windows = windows
  }
}

/// A window, as large as the screen.
public class UIWindow: UIView {
  /// Whether it is the one in use.
  public var isKeyWindow: Bool { true }
  /// The room that bars take at its sides: none.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// The controller of what it shows.
  public var rootViewController: UIViewController?

  /// Creates a window.
  public init() {
    super.init(frame: UIScreen.main.bounds)
  }
}

/// Lengths at the sides of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// At the upper side.
  public var top: CGFloat
  /// At the left side.
  public var left: CGFloat
  /// At the lower side.
  public var bottom: CGFloat
  /// At the right side.
  public var right: CGFloat
  /// None.
  public static let zero = UIEdgeInsets()

  /// Creates lengths.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A phone.
@MainActor
public final class UIDevice {
  /// The phone.
  public static let current = UIDevice()
  /// How the phone is held: upright.
  public var orientation: UIDeviceOrientation { .portrait }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The name of the kind.
  public var model: String { "iPhone" }
  /// The name of the device.
  public var name: String { "iPhone" }
  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system.
  public var systemVersion: String { "18.0" }
  /// Posted when the phone is turned; never, here.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// To the left.
  case landscapeLeft
  /// To the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
}
