public import Drawing
public import Foundation

// Just enough of UIKit's views for the representables of real files to compile: none of them is
// ever drawn.

/// A view of UIKit, which isn't drawn.
@MainActor
open class UIView {
  /// Its frame.
  open var frame: CGRect
  /// Its own coordinates.
  open var bounds: CGRect
  /// Its background.
  open var backgroundColor: UIColor?
  /// Its opacity, 0…1.
  open var alpha: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden = false
  /// Whether it takes touches.
  open var isUserInteractionEnabled = true
  /// Whether what reaches beyond it is cut.
  open var clipsToBounds = false
  /// Whether a mask is turned into constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The colour of what can be touched.
  open var tintColor: UIColor?
  /// Its middle.
  open var center = CGPoint.zero
  /// The views in it.
  open private(set) var subviews: [UIView] = []
  /// The view around it.
  open private(set) weak var superview: UIView?

  /// Creates a view.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// Adds a view.
  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Does nothing.
  open func layoutSubviews() {}
  /// Does nothing.
  open func setNeedsLayout() {}
  /// Does nothing.
  open func setNeedsDisplay() {}
  /// Does nothing.
  open func layoutIfNeeded() {}
}

/// A view controller of UIKit, which isn't drawn.
@MainActor
open class UIViewController {
  /// Its view.
  open var view = UIView()

  /// Creates a view controller.
  public init() {}

  /// Does nothing.
  open func viewDidLoad() {}
}

/// An effect of UIKit on what is behind a view, which isn't drawn.
@MainActor
open class UIVisualEffect {
  /// Creates an effect.
  public init() {}
}

/// A blur of UIKit, which isn't drawn.
public class UIBlurEffect: UIVisualEffect {
  /// How a blur looks.
  public enum Style: Int, Sendable {
    /// Light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the appearance.
    case regular
    /// As the appearance.
    case prominent
    /// The thinnest.
    case systemUltraThinMaterial
    /// Thin.
    case systemThinMaterial
    /// As usual.
    case systemMaterial
    /// Thick.
    case systemThickMaterial
    /// As bars have it.
    case systemChromeMaterial
    /// The thinnest, light.
    case systemUltraThinMaterialLight
    /// Thin, light.
    case systemThinMaterialLight
    /// As usual, light.
    case systemMaterialLight
    /// Thick, light.
    case systemThickMaterialLight
    /// As bars have it, light.
    case systemChromeMaterialLight
    /// The thinnest, dark.
    case systemUltraThinMaterialDark
    /// Thin, dark.
    case systemThinMaterialDark
    /// As usual, dark.
    case systemMaterialDark
    /// Thick, dark.
    case systemThickMaterialDark
    /// As bars have it, dark.
    case systemChromeMaterialDark
  }

  /// Creates a blur.
  public init(style: Style) {}
}

/// A view with an effect on what is behind it, which isn't drawn.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view in it.
  public let contentView = UIView()

  /// Creates a view.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init()
  }
}

/// A wheel that turns while something is being done, which isn't drawn.
open class UIActivityIndicatorView: UIView {
  /// Its size.
  public enum Style: Int, Sendable {
    /// As usual.
    case medium
    /// Large.
    case large
  }

  /// Its size.
  open var style: Style
  /// Its colour.
  open var color: UIColor?
  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Whether it is hidden while it doesn't turn.
  open var hidesWhenStopped = true

  /// Creates a wheel.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Lets it turn.
  open func startAnimating() {
    isAnimating = true
  }

  /// Stops it.
  open func stopAnimating() {
    isAnimating = false
  }
}
