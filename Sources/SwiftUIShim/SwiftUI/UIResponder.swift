public import Foundation

/// An object that responds to events. A rendering has no events.
@MainActor @preconcurrency
open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// The next responder; always `nil`.
  open var next: UIResponder? { nil }
  /// Has no effect; returns `false`.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Has no effect; returns `false`.
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
  /// A notification that the keyboard will appear; never posted.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// A notification that the keyboard appeared; never posted.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// A notification that the keyboard will disappear; never posted.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// A notification that the keyboard disappeared; never posted.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// A notification that the keyboard's frame will change; never posted.
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
public final class UITouch: NSObject {
  private nonisolated override init() {}
}

/// An event, which never occurs.
@MainActor @preconcurrency
public final class UIEvent {
  private init() {}
}
