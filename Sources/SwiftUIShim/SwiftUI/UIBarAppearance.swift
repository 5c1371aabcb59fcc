public import Foundation

// Appearance settings of UIKit's bars, which are ignored.

/// The appearance of a bar, which is ignored.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// Creates an appearance.
  public required init() {}

  /// The background colour.
  open var backgroundColor: UIColor?
  /// The background effect.
  open var backgroundEffect: UIBlurEffect?
  /// The background picture.
  open var backgroundImage: UIImage?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The picture of the shadow.
  open var shadowImage: UIImage?

  /// Has no effect.
  open func configureWithDefaultBackground() {}
  /// Has no effect.
  open func configureWithOpaqueBackground() {}
  /// Has no effect.
  open func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar, which is ignored.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a tab bar, which is ignored.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the icon above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the icon beside the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with the icon beside the title in a compact bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of an item of a tab bar, which is ignored.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
  /// The appearance in a state.
  @MainActor @preconcurrency
  public final class State {
    /// The colour of the icon.
    public var iconColor: UIColor?
    /// The attributes of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the badge.
    public var badgeBackgroundColor: UIColor?
  }

  /// Creates an appearance.
  public init() {}

  /// The normal appearance.
  public let normal = State()
  /// The appearance of the selected item.
  public let selected = State()
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The default height.
  case `default`
  /// The height of a compact bar.
  case compact
}

/// A UIKit control, which isn't drawn.
open class UIControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit per state.
    public let rawValue: UInt
    /// The normal state.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Whether the control is enabled.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
}

/// A UIKit slider, which isn't drawn.
open class UISlider: UIControl {
  /// The appearance of all sliders, which is ignored.
  public class func appearance() -> UISlider { UISlider() }

  /// The value.
  open var value: Float = 0
  /// The lower bound.
  open var minimumValue: Float = 0
  /// The upper bound.
  open var maximumValue: Float = 1
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// The colour of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor?

  /// Has no effect.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A UIKit switch, which isn't drawn.
open class UISwitch: UIControl {
  /// The appearance of all switches, which is ignored.
  public class func appearance() -> UISwitch { UISwitch() }

  /// Whether the switch is on.
  open var isOn = false
  /// The colour of the switch when it is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
}
