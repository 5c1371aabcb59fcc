public import Drawing
public import Foundation
public import QuartzCore

// The UIKit views that representables need to compile. These views are never drawn.

/// A UIKit view, which isn't drawn.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The frame.
  open var frame: CGRect
  /// The bounds.
  open var bounds: CGRect
  /// The background colour.
  open var backgroundColor: UIColor?
  /// The opacity, 0…1.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether the view receives touches.
  open var isUserInteractionEnabled = true
  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds = false
  /// Whether the autoresizing mask is converted to constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The tint colour.
  open var tintColor: UIColor?
  /// The centre of the view.
  open var center = CGPoint.zero
  /// The layer, which isn't drawn.
  public let layer = CALayer()
  /// The type of the layer, which is ignored.
  open class var layerClass: CALayer.Type { CALayer.self }
  /// The position and scaling of the content.
  open var contentMode = ContentMode.scaleToFill
  /// The transform.
  open var transform = CGAffineTransform.identity
  /// The tag.
  open var tag = 0
  /// The subviews.
  open private(set) var subviews: [UIView] = []
  /// The superview.
  open private(set) weak var superview: UIView?

  /// Creates a view.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// Creates a view without decoding it.
  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
  }

  /// Adds a subview above the others, and removes it from its previous superview.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Has no effect.
  open func layoutSubviews() {}
  /// Has no effect.
  open func setNeedsLayout() {}
  /// Has no effect.
  open func setNeedsDisplay() {}
  /// Has no effect.
  open func layoutIfNeeded() {}
  /// Has no effect.
  open func didMoveToSuperview() {}
  /// Has no effect.
  open func didMoveToWindow() {}
  /// Has no effect.
  open func draw(_ rect: CGRect) {}
  /// Has no effect.
  open func sizeToFit() {}
  /// Has no effect; returns `false`.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { false }
  /// Returns the view at a point; always `nil`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// Returns whether the view contains a point.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Calls the closures without an animation.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// The position and scaling of a view's content.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// Scaled to fit.
    case scaleAspectFit
    /// Scaled to fill.
    case scaleAspectFill
    /// Centred.
    case center = 4
  }
}

/// A UIKit view controller, which isn't drawn.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The view.
  open var view = UIView()

  /// The style of a presentation.
  public enum ModalPresentationStyle: Int, Sendable {
    /// The whole screen.
    case fullScreen
    /// A sheet.
    case pageSheet
    /// A small sheet.
    case formSheet
    /// A view over the whole screen.
    case overFullScreen = 5
    /// A view over the content.
    case overCurrentContext
    /// The default style.
    case automatic = -2
  }

  /// The style of the controller's presentation; ignored.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The presented view controller; always `nil`.
  open var presentedViewController: UIViewController? { nil }

  /// Creates a view controller.
  public override init() {}

  /// Creates a controller without decoding it.
  public required init?(coder: NSCoder) {}

  /// The appearance; ignored.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Has no effect.
  open func viewDidLoad() {}
  /// Has no effect.
  open func viewWillAppear(_ animated: Bool) {}
  /// Has no effect.
  open func viewDidAppear(_ animated: Bool) {}
  /// Has no effect.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Has no effect.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Has no effect.
  open func viewDidLayoutSubviews() {}
  /// Has no effect.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {}
  /// Has no effect.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

/// A visual effect, which isn't drawn.
@MainActor @preconcurrency
open class UIVisualEffect {
  /// Creates an effect.
  public init() {}
}

/// A blur effect, which isn't drawn.
public class UIBlurEffect: UIVisualEffect {
  /// The style of a blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// A blur that follows the appearance.
    case regular = 4
    /// A blur that follows the appearance.
    case prominent
    /// An ultra-thin material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// The default material.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// An ultra-thin light material.
    case systemUltraThinMaterialLight
    /// A thin light material.
    case systemThinMaterialLight
    /// A light material.
    case systemMaterialLight
    /// A thick light material.
    case systemThickMaterialLight
    /// The light material of bars.
    case systemChromeMaterialLight
    /// An ultra-thin dark material.
    case systemUltraThinMaterialDark
    /// A thin dark material.
    case systemThinMaterialDark
    /// A dark material.
    case systemMaterialDark
    /// A thick dark material.
    case systemThickMaterialDark
    /// The dark material of bars.
    case systemChromeMaterialDark
  }

  /// Creates a blur.
  public init(style: Style) {}
}

/// A view with a visual effect, which isn't drawn.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The content view.
  public let contentView = UIView()

  /// Creates a view.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init()
  }

  /// Creates a view without decoding it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// An activity indicator, which isn't drawn.
open class UIActivityIndicatorView: UIView {
  /// The style.
  public enum Style: Int, Sendable {
    /// The default size.
    case medium = 100
    /// Large.
    case large
  }

  /// The style.
  open var style: Style
  /// The colour.
  open var color: UIColor?
  /// Whether the indicator is animating.
  open private(set) var isAnimating = false
  /// Whether the indicator is hidden while it isn't animating.
  open var hidesWhenStopped = true

  /// Creates an activity indicator.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a view without decoding it.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Sets `isAnimating`.
  open func startAnimating() {
    isAnimating = true
  }

  /// Clears `isAnimating`.
  open func stopAnimating() {
    isAnimating = false
  }
}
