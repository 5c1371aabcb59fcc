extension Publisher {
  /// Returns a publisher of the accumulated results.
  public func scan<Result>(
    _ initialResult: Result,
    _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, completion in
      let result = SharedValue(initialResult)
      return observe(
        {
          result.value = nextPartialResult(result.value, $0)
          receive(result.value)
        },
        completion: completion
      )
    }
  }

  /// Returns a publisher of one array of all values, published when this publisher finishes.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { receive, completion in
      let values = SharedValue<[Output]>([])
      return observe(
        { values.value.append($0) },
        completion: {
          if case .finished = $0 { receive(values.value) }
          completion($0)
        }
      )
    }
  }

  /// Returns a publisher of the first `maxLength` values.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, completion in
      guard maxLength > 0 else {
        completion(.finished)
        return AnyCancellable {}
      }
      let (count, upstream) = (SharedValue(0), SharedValue<AnyCancellable?>(nil))
      upstream.value = observe(
        {
          guard count.value < maxLength else { return }
          count.value += 1
          receive($0)
          guard count.value == maxLength else { return }
          upstream.value?.cancel()
          completion(.finished)
        },
        completion: { if count.value < maxLength { completion($0) } }
      )
      if count.value == maxLength { upstream.value?.cancel() }
      return AnyCancellable { upstream.value?.cancel() }
    }
  }

  /// Returns a publisher of the first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Returns a publisher of the first value that satisfies a predicate.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }

  /// Returns a publisher that omits the first `count` values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, completion in
      let left = SharedValue(count)
      return observe(
        {
          if left.value > 0 { left.value -= 1 } else { receive($0) }
        },
        completion: completion
      )
    }
  }

  /// Returns a publisher of the given elements, followed by the values of this publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, completion in
      elements.forEach(receive)
      return observe(receive, completion: completion)
    }
  }

  /// Returns a publisher that omits values equal to the previous one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, completion in
      let last = SharedValue<Output?>(nil)
      return observe(
        { value in
          if let last = last.value, predicate(last, value) { return }
          last.value = value
          receive(value)
        },
        completion: completion
      )
    }
  }

  /// Returns a publisher of the same values that also calls closures with each event.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, completion in
      let upstream = observe(
        {
          receiveOutput?($0)
          receive($0)
        },
        completion: {
          receiveCompletion?($0)
          completion($0)
        }
      )
      return AnyCancellable {
        receiveCancel?()
        upstream.cancel()
      }
    }
  }

  /// Returns a publisher of the values of all inner publishers. A closure returns one inner
  /// publisher for each value of this publisher.
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { receive, completion in
      let inner = SharedValue<[AnyCancellable]>([])
      let ending = JointCompletion(completion)
      func forward(_ value: P.Output) {
        if !ending.isSent { receive(value) }
      }
      let upstream = observe(
        { value in
          guard !ending.isSent else { return }
          ending.add()
          inner.value.append(transform(value).observe(forward, completion: ending.receive))
        },
        completion: ending.receive
      )
      return AnyCancellable {
        upstream.cancel()
        inner.value.forEach { $0.cancel() }
      }
    }
  }

  /// Returns a publisher of the values of this publisher and another one.
  public func merge<P: Publisher>(
    with other: P
  ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    AnyPublisher { receive, completion in
      let ending = JointCompletion(of: 2, completion)
      func forward(_ value: Output) {
        if !ending.isSent { receive(value) }
      }
      let first = observe(forward, completion: ending.receive)
      let second = other.observe(forward, completion: ending.receive)
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Returns a publisher of pairs of the latest values of this publisher and another one.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { receive, completion in
      let (left, right) = (SharedValue<Output?>(nil), SharedValue<P.Output?>(nil))
      let ending = JointCompletion(of: 2, completion)
      func send() {
        guard !ending.isSent, let first = left.value, let second = right.value else { return }
        receive((first, second))
      }
      let first = observe(
        {
          left.value = $0
          send()
        },
        completion: ending.receive
      )
      let second = other.observe(
        {
          right.value = $0
          send()
        },
        completion: ending.receive
      )
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Returns a publisher of pairs of corresponding values of this publisher and another one. It
  /// finishes when one of them has finished and all its values are paired.
  public func zip<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { receive, completion in
      let (left, right) = (SharedValue<[Output]>([]), SharedValue<[P.Output]>([]))
      let (leftEnded, rightEnded) = (SharedValue(false), SharedValue(false))
      let ending = JointCompletion(completion)
      func finishIfComplete() {
        let leftIsComplete = leftEnded.value && left.value.isEmpty
        let rightIsComplete = rightEnded.value && right.value.isEmpty
        if leftIsComplete || rightIsComplete { ending.end(.finished) }
      }
      func send() {
        guard !ending.isSent, !left.value.isEmpty, !right.value.isEmpty else { return }
        receive((left.value.removeFirst(), right.value.removeFirst()))
        finishIfComplete()
      }
      func end(_ reason: Subscribers.Completion<Failure>, _ ended: SharedValue<Bool>) {
        ended.value = true
        if case .failure = reason { ending.end(reason) }
        finishIfComplete()
      }
      let first = observe(
        {
          left.value.append($0)
          send()
        },
        completion: { end($0, leftEnded) }
      )
      let second = other.observe(
        {
          right.value.append($0)
          send()
        },
        completion: { end($0, rightEnded) }
      )
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Returns a publisher of the same values; each subscription runs separately.
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher that omits values equal to the previous one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher {
  /// Returns a publisher that replaces `nil` with a value.
  public func replaceNil<Value>(with output: Value) -> AnyPublisher<Value, Failure>
  where Output == Value? { map { $0 ?? output } }

  /// Returns a publisher that replaces an error with a value and finishes.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { receive, completion in
      observe(receive) {
        if case .failure = $0 { receive(output) }
        completion(.finished)
      }
    }
  }

  /// Returns a publisher that converts the error.
  public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> AnyPublisher<Output, NewFailure> {
    AnyPublisher { receive, completion in
      observe(receive) {
        switch $0 {
        case .finished: completion(.finished)
        case .failure(let error): completion(.failure(transform(error)))
        }
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher of the same values with another error type; it never fails.
  public func setFailureType<NewFailure: Error>(
    to failureType: NewFailure.Type
  ) -> AnyPublisher<Output, NewFailure> {
    AnyPublisher { receive, completion in observe(receive) { _ in completion(.finished) } }
  }
}
