/// The completion of an operator that holds back a value: the end follows the value, but an error
/// is sent immediately.
///
/// It is a class because the closures of the operator share it.
final class PendingCompletion<Failure: Error> {
  /// Whether the completion has been sent.
  private(set) var isSent = false
  /// Whether a value is held back.
  var isBlocked = false {
    didSet { sendIfPossible() }
  }
  private var pending: Subscribers.Completion<Failure>?
  private let send: (Subscribers.Completion<Failure>) -> Void

  init(_ send: @escaping (Subscribers.Completion<Failure>) -> Void) {
    self.send = send
  }

  /// Receives the completion of the upstream publisher.
  func receive(_ completion: Subscribers.Completion<Failure>) {
    pending = completion
    if case .failure = completion { isBlocked = false }
    sendIfPossible()
  }

  private func sendIfPossible() {
    guard let pending, !isBlocked, !isSent else { return }
    isSent = true
    send(pending)
  }
}
