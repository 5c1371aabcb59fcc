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
}
