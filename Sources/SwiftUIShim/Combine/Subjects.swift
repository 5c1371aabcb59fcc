/// A publisher of the values that are sent to it.
///
/// It is a class because senders and receivers share it.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private var receivers = Receivers<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Sends a value to all subscribers.
  public func send(_ value: Output) {
    receivers.all.forEach { $0.value(value) }
  }

  /// Sends the completion to all subscribers and removes them.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.end(with: completion).forEach { $0.completion(completion) }
  }

  /// Calls closures with each value sent from now on, and with the completion; after the
  /// completion, only with the completion.
  public func observe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let end = receivers.completion {
      completion(end)
      return AnyCancellable {}
    }
    let receiver = receivers.add(receiveValue, completion)
    return AnyCancellable { [weak self] in self?.receivers.remove(receiver) }
  }
}

extension PassthroughSubject where Output == Void {
  /// Sends an event without a value.
  public func send() {
    send(())
  }
}

/// A publisher of a current value and its changes.
///
/// It is a class because senders and receivers share it.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private var receivers = Receivers<Output, Failure>()

  /// The current value.
  public var value: Output {
    didSet { receivers.all.forEach { $0.value(value) } }
  }

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    self.value = value
  }

  /// Sets the current value and sends it to all subscribers.
  public func send(_ value: Output) {
    self.value = value
  }

  /// Sends the completion to all subscribers and removes them.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.end(with: completion).forEach { $0.completion(completion) }
  }

  /// Calls closures with the current value, each later value, and the completion; after the
  /// completion, only with the completion.
  public func observe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let end = receivers.completion {
      completion(end)
      return AnyCancellable {}
    }
    receiveValue(value)
    let receiver = receivers.add(receiveValue, completion)
    return AnyCancellable { [weak self] in self?.receivers.remove(receiver) }
  }
}

/// The subscribers, in the order in which they subscribed.
private struct Receivers<Output, Failure: Error> {
  /// The closures of a subscriber. It is a class because subscriptions are removed by identity.
  final class Receiver {
    let value: (Output) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void

    init(
      _ value: @escaping (Output) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
      self.value = value
      self.completion = completion
    }
  }

  /// The completion, once it has been sent.
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var all: [Receiver] = []

  mutating func add(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> Receiver {
    let receiver = Receiver(value, completion)
    all.append(receiver)
    return receiver
  }

  mutating func remove(_ receiver: Receiver) {
    all.removeAll { $0 === receiver }
  }

  /// Stores the completion, and removes and returns all subscribers.
  mutating func end(with completion: Subscribers.Completion<Failure>) -> [Receiver] {
    self.completion = self.completion ?? completion
    defer { all = [] }
    return all
  }
}
