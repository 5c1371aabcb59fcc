public import Foundation

/// An object that could respond to events, of which a rendering has none.
@MainActor @preconcurrency
open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// The next responder; always `nil`.
  open var next: UIResponder? { nil }
  /// Has no effect.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Has no effect.
  @discardableResult
  open func resignFirstResponder() -> Bool { false }

  /// Has no effect.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Has no effect.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Has no effect.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Has no effect.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIResponder {
  /// The keyboard is about to appear; never posted.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// The keyboard has appeared; never posted.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// The keyboard is about to disappear; never posted.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// The keyboard has disappeared; never posted.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// The keyboard is about to move; never posted.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// The key of the keyboard's final frame.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the keyboard's animation.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

/// A touch, which never occurs.
@MainActor @preconcurrency
public final class UITouch: Hashable {
  private init() {}

  /// Returns whether two touches are the same object.
  nonisolated public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Hashes the identity of the touch.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// An event, which never occurs.
@MainActor @preconcurrency
public final class UIEvent {
  private init() {}
}
