/// A publisher of values over time.
///
/// This module implements the part of Combine that drawing code uses: timers, subjects and basic
/// operators. Unless an operator delays them, values are delivered immediately, on the thread that
/// sends them.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error with which the publisher may fail.
  associatedtype Failure: Error

  /// Calls closures with the values and the completion until the returned object is released.
  func observe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// A namespace for types related to subscribers.
public enum Subscribers {
  /// The completion of a publisher.
  public enum Completion<Failure: Error> {
    /// Finished without an error.
    case finished
    /// Failed with an error.
    case failure(Failure)
  }
}

/// A cancellable subscription or action.
public protocol Cancellable {
  /// Cancels the subscription or action.
  func cancel()
}

/// A subscription that is cancelled when it is released.
///
/// It is a class because it needs a deinitialiser.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Creates a cancellable that calls a closure when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) {
    end = cancel
  }

  deinit { end?() }

  /// Cancels the subscription or action.
  public func cancel() {
    end?()
    end = nil
  }

  /// Stores the cancellable in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Stores the cancellable in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Returns whether both are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Publisher {
  /// Calls closures with the values and the completion.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    observe(receiveValue, completion: receiveCompletion)
  }

  /// Returns a publisher with the same values and an erased type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Returns a publisher of the transformed values.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, completion in
      observe({ receive(transform($0)) }, completion: completion)
    }
  }

  /// Returns a publisher of the values that satisfy a predicate.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, completion in
      observe({ if isIncluded($0) { receive($0) } }, completion: completion)
    }
  }

  /// Returns a publisher of the transformed values that aren't `nil`.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, completion in
      observe({ if let value = transform($0) { receive(value) } }, completion: completion)
    }
  }

  /// Returns a publisher of the same values, delivered on the thread that sends them.
  public func receive<Scheduler>(on scheduler: Scheduler) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with the values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    observe(receiveValue, completion: { _ in })
  }

  /// Assigns the values to a property of an object.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// A function that subscribes closures to the values and the completion.
  typealias Observe = (
    @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable

  private let start: Observe

  /// Creates a publisher that erases the type of another one.
  public init<Source: Publisher>(_ publisher: Source)
  where Source.Output == Output, Source.Failure == Failure {
    start = { publisher.observe($0, completion: $1) }
  }

  init(_ observe: @escaping Observe) {
    start = observe
  }

  /// Calls closures with the values and the completion.
  public func observe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    start(receiveValue, completion)
  }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// The type of the error; the publisher never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Publishes the value and finishes immediately.
  public func observe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    completion(.finished)
    return AnyCancellable {}
  }
}
