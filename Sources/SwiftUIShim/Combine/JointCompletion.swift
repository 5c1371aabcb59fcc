/// The completion of an operator with several upstream publishers: it is sent once, as soon as all
/// of them have finished or one has failed.
///
/// It is a class because the closures of all upstream publishers share it.
final class JointCompletion<Failure: Error> {
  /// Whether the completion has been sent.
  private(set) var isSent = false
  private var running: Int
  private let send: (Subscribers.Completion<Failure>) -> Void

  /// Creates a completion for a number of upstream publishers.
  init(of count: Int = 1, _ send: @escaping (Subscribers.Completion<Failure>) -> Void) {
    running = count
    self.send = send
  }

  /// Waits for one more upstream publisher.
  func add() {
    running += 1
  }

  /// Receives the completion of one upstream publisher.
  func receive(_ completion: Subscribers.Completion<Failure>) {
    running -= 1
    if case .finished = completion, running > 0 { return }
    end(completion)
  }

  /// Sends a completion, unless one has been sent before.
  func end(_ completion: Subscribers.Completion<Failure>) {
    guard !isSent else { return }
    isSent = true
    send(completion)
  }
}
