/// A publisher of what it is sent.
///
/// A class, because those who send and those who receive share it.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private var receivers = Receivers<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Sends a value to all who listen.
  public func send(_ value: Output) {
    receivers.all.forEach { $0.value(value) }
  }

  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.end().forEach { $0.completion(completion) }
  }

  /// Calls closures with the values to come.
  public func observe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let number = receivers.add(receiveValue, completion)
    return AnyCancellable { [weak self] in self?.receivers.remove(number) }
  }
}

extension PassthroughSubject where Output == Void {
  /// Sends that something has happened.
  public func send() {
    send(())
  }
}

/// A publisher of a value and of what it becomes.
///
/// A class, because those who send and those who receive share it.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private var receivers = Receivers<Output, Failure>()

  /// The value now.
  public var value: Output {
    didSet { receivers.all.forEach { $0.value(value) } }
  }

  /// Creates a subject with its first value.
  public init(_ value: Output) {
    self.value = value
  }

  /// Sends a value to all who listen.
  public func send(_ value: Output) {
    self.value = value
  }

  /// Ends the values.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.end().forEach { $0.completion(completion) }
  }

  /// Calls closures with the value now and those to come.
  public func observe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receiveValue(value)
    let number = receivers.add(receiveValue, completion)
    return AnyCancellable { [weak self] in self?.receivers.remove(number) }
  }
}

/// Those who listen, in the order in which they came.
private struct Receivers<Output, Failure: Error> {
  typealias Receiver = (
    value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
  )

  private var next = 0
  private var known: [Int: Receiver] = [:]

  var all: [Receiver] { known.sorted { $0.key < $1.key }.map(\.value) }

  mutating func add(
    _ value: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> Int {
    next += 1
    known[next] = (value, completion)
    return next
  }

  mutating func remove(_ number: Int) {
    known[number] = nil
  }

  mutating func end() -> [Receiver] {
    defer { known = [:] }
    return all
  }
}
