/// What tells of values, one after another.
///
/// Of Combine there is here what files that draw use: timers, subjects and the plainest operators.
/// Values arrive on the thread and at the moment at which they are sent.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that may end them.
  associatedtype Failure: Error

  /// Calls closures with the values and at their end, for as long as what is returned is kept.
  func observe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// What belongs to those who receive values.
public enum Subscribers {
  /// How values end.
  public enum Completion<Failure: Error> {
    /// There are no more.
    case finished
    /// By an error.
    case failure(Failure)
  }
}

/// What can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// Something that ends when it is no longer kept.
///
/// A class, for its end.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Keeps a closure for the end.
  public init(_ cancel: @escaping () -> Void) {
    end = cancel
  }

  deinit { end?() }

  /// Ends it.
  public func cancel() {
    end?()
    end = nil
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether both are the same one.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes which one it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Publisher {
  /// Calls closures with the values and at their end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    observe(receiveValue, completion: receiveCompletion)
  }

  /// Returns a publisher of the same values, without its own type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Returns a publisher of what becomes of the values.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, completion in
      observe({ receive(transform($0)) }, completion: completion)
    }
  }

  /// Returns a publisher of those values that hold.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, completion in
      observe({ if isIncluded($0) { receive($0) } }, completion: completion)
    }
  }

  /// Returns a publisher of what becomes of those values that become anything.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, completion in
      observe({ if let value = transform($0) { receive(value) } }, completion: completion)
    }
  }

  /// Returns the same values: they arrive where they are sent.
  public func receive<Scheduler>(on scheduler: Scheduler) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with the values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    observe(receiveValue, completion: { _ in })
  }

  /// Sets a property of an object to the values.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// A publisher whose own type doesn't matter.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// What calls closures with the values and at their end.
  typealias Observe = (
    @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable

  private let start: Observe

  /// Hides the type of a publisher.
  public init<Source: Publisher>(_ publisher: Source)
  where Source.Output == Output, Source.Failure == Failure {
    start = { publisher.observe($0, completion: $1) }
  }

  init(_ observe: @escaping Observe) {
    start = observe
  }

  /// Calls closures with the values and at their end.
  public func observe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    start(receiveValue, completion)
  }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// There is no error.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Calls the closures at once.
  public func observe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    completion(.finished)
    return AnyCancellable {}
  }
}
