import Drawing
import Foundation

// During a rendering, these operators use the rendering's clock. Otherwise, they deliver values
// immediately.

extension Publisher {
  /// Returns a publisher of the same values, each after a delay.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    let seconds = Self.seconds(interval)
    return AnyPublisher { receive, completion in
      let gate = Gate()
      let upstream = observe(
        { value in gate.run(after: seconds) { receive(value) } },
        completion: { end in gate.run(after: seconds) { completion(end) } }
      )
      return gate.closing(upstream)
    }
  }

  /// Returns a publisher that sends a value once no other value has followed it for an interval.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    let seconds = Self.seconds(dueTime)
    return AnyPublisher { receive, completion in
      let (gate, ending) = (Gate(), PendingCompletion(completion))
      let latest = SharedValue<SharedValue<Output>?>(nil)
      let upstream = observe(
        { value in
          let arrived = SharedValue(value)
          latest.value = arrived
          ending.isBlocked = true
          gate.run(after: seconds) {
            guard latest.value === arrived, !ending.isSent else { return }
            receive(value)
            ending.isBlocked = false
          }
        },
        completion: ending.receive
      )
      return gate.closing(upstream)
    }
  }

  /// Returns a publisher of at most one value per interval, the first or the latest one.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    let seconds = Self.seconds(interval)
    return AnyPublisher { receive, completion in
      let (gate, waiting, isClosed) = (Gate(), SharedValue<Output?>(nil), SharedValue(false))
      let ending = PendingCompletion(completion)
      func deliver(_ value: Output) {
        receive(value)
        ending.isBlocked = false
        isClosed.value = true
        gate.run(after: seconds) {
          isClosed.value = false
          guard let next = waiting.value, !ending.isSent else { return }
          waiting.value = nil
          deliver(next)
        }
      }
      let upstream = observe(
        { value in
          guard isClosed.value else { return deliver(value) }
          ending.isBlocked = true
          if latest || waiting.value == nil { waiting.value = value }
        },
        completion: ending.receive
      )
      return gate.closing(upstream)
    }
  }

  /// Returns a publisher of the same values, delivered on the thread that sends them.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions?
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Returns a publisher of the same values, sent on the current thread.
  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  private static func seconds<Interval: SchedulerTimeIntervalConvertible>(
    _ interval: Interval
  ) -> Double {
    (interval as? SchedulerInterval)?.timeInterval ?? 0
  }
}

/// Delays actions, and drops them once the subscription is cancelled.
///
/// It is a class because the scheduled actions and the cancellable share it.
private final class Gate {
  private var isOpen = true

  func run(after seconds: Double, _ action: @escaping () -> Void) {
    guard RenderClock.now != nil, seconds > 0 else { return isOpen ? action() : () }
    RenderClock.schedule(after: seconds) { [self] in if isOpen { action() } }
  }

  /// Returns a cancellable that cancels a subscription and closes the gate.
  func closing(_ upstream: AnyCancellable) -> AnyCancellable {
    AnyCancellable {
      self.isOpen = false
      upstream.cancel()
    }
  }
}
