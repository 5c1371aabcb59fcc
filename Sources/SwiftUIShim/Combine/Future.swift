/// A publisher of a single value or error that a closure delivers, possibly later.
///
/// It is a class because all subscribers receive the same result.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure that delivers the result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  /// Creates a publisher and calls the closure immediately.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [subject] result in
      // Only the first result counts.
      if subject.value == nil { subject.send(result) }
    }
  }

  /// Calls closures with the value and the completion, immediately if the result is available.
  public func observe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    subject.observe(
      { result in
        switch result {
        case .success(let value):
          receiveValue(value)
          completion(.finished)
        case .failure(let error): completion(.failure(error))
        case nil: break
        }
      },
      completion: { _ in }
    )
  }
}
