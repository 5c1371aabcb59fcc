extension Publisher {
  /// Returns a publisher that continues with the publisher that a closure returns for an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { receive, completion in
      let replacement = SharedValue<AnyCancellable?>(nil)
      let upstream = observe(receive) {
        switch $0 {
        case .finished: completion(.finished)
        case .failure(let error):
          replacement.value = handler(error).observe(receive, completion: completion)
        }
      }
      return AnyCancellable {
        upstream.cancel()
        replacement.value?.cancel()
      }
    }
  }

  /// Returns a publisher of the transformed values that fails if the transformation throws.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { receive, completion in
      let failed = SharedValue(false)
      return observe(
        { value in
          guard !failed.value else { return }
          do {
            receive(try transform(value))
          } catch {
            failed.value = true
            completion(.failure(error))
          }
        },
        completion: {
          guard !failed.value else { return }
          switch $0 {
          case .finished: completion(.finished)
          case .failure(let error): completion(.failure(error))
          }
        }
      )
    }
  }

  /// Returns the same publisher; nothing is printed.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Returns a publisher of the last value.
  public func last() -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, completion in
      let last = SharedValue<Output?>(nil)
      return observe(
        { last.value = $0 },
        completion: {
          if case .finished = $0, let value = last.value { receive(value) }
          completion($0)
        }
      )
    }
  }
}

extension Publisher {
  /// Returns a publisher that delivers a value if this publisher finishes without one.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, completion in
      let isEmpty = SharedValue(true)
      return observe(
        {
          isEmpty.value = false
          receive($0)
        },
        completion: {
          if case .finished = $0, isEmpty.value { receive(output) }
          completion($0)
        }
      )
    }
  }
}
