public import CoreGraphics
public import Foundation

// Layers aren't drawn, so their animations never run.

/// A layer animation, which never runs.
open class CAAnimation: NSObject {
  /// The duration in seconds.
  open var duration: CFTimeInterval = 0
  /// The begin time in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The time offset in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The speed.
  open var speed: Float = 1
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// Whether the animation runs backwards after it has run forwards.
  open var autoreverses = false
  /// The values that apply before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the animation is removed at its end.
  open var isRemovedOnCompletion = true
  /// The timing curve.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate; never called.
  open weak var delegate: (any CAAnimationDelegate)?

  /// Creates an animation.
  public override init() {}

  /// Creates an object without decoding it.
  public required init?(coder: NSCoder) {}
}

/// The delegate of an animation; never called.
public protocol CAAnimationDelegate: AnyObject {
  /// Receives the end of an animation; never called.
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Has no effect.
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

/// A property animation, which never runs.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  open var keyPath: String?
  /// Whether values are added to the current value.
  open var isAdditive = false
  /// Whether each repetition starts at the end of the previous one.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values, which never runs.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference between the values.
  open var byValue: Any?
}

/// A spring animation between two values, which never runs.
open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The initial velocity.
  open var initialVelocity: CGFloat = 0
  /// The time until the spring rests, in seconds; always equal to `duration`.
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values, which never runs.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, as fractions of the duration.
  open var keyTimes: [NSNumber]?
  /// The path that a position follows.
  open var path: CGPath?
  /// The timing curves between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// A group of animations, which never run.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// The values that apply before and after an animation.
public enum CAMediaTimingFillMode: Hashable, Sendable {
  /// Neither the first nor the last.
  case removed
  /// The last value after the animation.
  case forwards
  /// The first value before the animation.
  case backwards
  /// Both the first and the last.
  case both
}

/// A timing curve.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// The coordinates of the two control points: x1, y1, x2, y2.
  public let controlPoints: (Float, Float, Float, Float)

  /// Creates a curve from the coordinates of its two control points.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    controlPoints = (x1, y1, x2, y2)
  }

  /// Creates a named curve.
  public init(name: CAMediaTimingFunctionName) {
    controlPoints = name.controlPoints
  }
}

/// The name of a timing curve.
public enum CAMediaTimingFunctionName: Hashable, Sendable {
  /// Constant speed.
  case linear
  /// Slow at the beginning.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both ends.
  case easeInEaseOut
  /// Core Animation's default.
  case `default`

  var controlPoints: (Float, Float, Float, Float) {
    switch self {
    case .linear: (0, 0, 1, 1)
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInEaseOut: (0.42, 0, 0.58, 1)
    case .default: (0.25, 0.1, 0.25, 1)
    }
  }
}

/// A transaction of layer changes. Changes take effect immediately.
public enum CATransaction {
  /// Has no effect.
  public static func begin() {}
  /// Has no effect.
  public static func commit() {}
  /// Has no effect.
  public static func setDisableActions(_ flag: Bool) {}
  /// Has no effect.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Has no effect; the block is never called.
  public static func setCompletionBlock(_ block: (() -> Void)?) {}
}
