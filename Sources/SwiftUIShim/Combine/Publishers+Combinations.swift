extension Publishers {
  /// A publisher of pairs of the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the error.
    public typealias Failure = A.Failure

    private let pairs: AnyPublisher<Output, Failure>

    /// Creates a publisher of the latest values of two publishers.
    public init(_ a: A, _ b: B) {
      pairs = a.combineLatest(b)
    }

    /// Calls closures with the values and the completion until the returned object is released.
    public func observe(
      _ receiveValue: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      pairs.observe(receiveValue, completion: completion)
    }
  }

  /// A publisher of triples of the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the error.
    public typealias Failure = A.Failure

    private let triples: AnyPublisher<Output, Failure>

    /// Creates a publisher of the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      triples = a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Calls closures with the values and the completion until the returned object is released.
    public func observe(
      _ receiveValue: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      triples.observe(receiveValue, completion: completion)
    }
  }

  /// A publisher of the values of several publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of several publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher of the values of several publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Calls closures with the values and the completion until the returned object is released.
    public func observe(
      _ receiveValue: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      guard let first = publishers.first else {
        completion(.finished)
        return AnyCancellable {}
      }
      return publishers.dropFirst()
        .reduce(first.eraseToAnyPublisher()) { $0.merge(with: $1) }
        .observe(receiveValue, completion: completion)
    }
  }
}
