public import Foundation

// Gesture recognizers have no targets, because `#selector` needs the Objective-C runtime.

/// A recognizer of a gesture, which never occurs.
@MainActor @preconcurrency
open class UIGestureRecognizer: Equatable {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    /// No gesture was recognized.
    case possible
    /// The gesture began.
    case began
    /// The gesture changed.
    case changed
    /// The gesture ended.
    case ended
    /// The gesture was cancelled.
    case cancelled
    /// No gesture will be recognized.
    case failed

    /// The gesture ended.
    public static let recognized = State.ended
  }

  /// The state; always `possible`.
  open var state = State.possible
  /// Whether the recognizer is enabled.
  open var isEnabled = true
  /// The delegate, which is never called.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches are withheld from the view.
  open var cancelsTouchesInView = true
  /// Whether the first touches are delayed.
  open var delaysTouchesBegan = false
  /// Whether the last touches are delayed.
  open var delaysTouchesEnded = true
  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// The number of touches; always 0.
  open var numberOfTouches: Int { 0 }

  /// Creates a recognizer.
  public init() {}

  /// Returns the position of the gesture; always zero.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Has no effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns whether both are the same recognizer.
  nonisolated public static func == (
    left: UIGestureRecognizer,
    right: UIGestureRecognizer
  ) -> Bool { left === right }
}

/// A delegate of a gesture recognizer, which is never called.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether a gesture can begin; never called.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two gestures can be recognized at once; never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether another gesture must fail first; never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether another gesture must wait for this one to fail; never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether a recognizer receives a touch; never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// A recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// Returns the distance of the drag; always zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Has no effect.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Returns the velocity of the drag; always zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of pinches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale.
  open var scale: CGFloat = 1
  /// The change of the scale per second; always 0.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of rotations.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle, in radians.
  open var rotation: CGFloat = 0
  /// The change of the angle per second; always 0.
  open var velocity: CGFloat { 0 }
}

/// A recognizer of long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The largest movement, in points.
  open var allowableMovement: CGFloat = 10
}

extension UIView {
  /// Attaches a gesture recognizer, which never recognizes anything.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
  }

  /// Detaches a gesture recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }
}
