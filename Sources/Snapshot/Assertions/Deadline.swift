internal import Foundation
internal import SnapshotCore
internal import Synchronization

/// Functions that run an operation with a time limit.
///
/// An operation that exceeds the limit is cancelled but not awaited: it may never end, and other
/// tests must continue.
enum Deadline {
  /// Runs an operation and returns its result.
  ///
  /// Neither the operation nor the clock waits for threads that other tests occupy, unless the
  /// operation is isolated to an actor.
  ///
  /// - Throws: The operation's error, or `TimeLimitExceeded` if the limit is exceeded.
  static func run<Output>(
    within limit: Duration,
    isolation: isolated (any Actor)? = #isolation,
    _ operation: sending @escaping () async throws -> Output
  ) async throws -> Output {
    let first = FirstResult<Output>()
    let operation = UncheckedSendable(operation)
    let work = Task(executorPreference: OffPoolExecutor.shared) {
      let start = ContinuousClock.now
      do {
        let output = try await operation.value()
        // The task below is late if the machine is busy.
        guard ContinuousClock.now - start <= limit else { throw TimeLimitExceeded(limit) }
        first.finish(.success(UncheckedSendable(output)))
      } catch {
        first.finish(.failure(error))
      }
    }
    let clock = Task(executorPreference: OffPoolExecutor.shared) {
      try await Task.sleep(for: limit)
      first.finish(.failure(TimeLimitExceeded(limit)))
      // The caller can't cancel the operation while other tests occupy all threads.
      work.cancel()
    }
    defer {
      work.cancel()
      clock.cancel()
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { first.wait($0) }
    } onCancel: {
      work.cancel()
    }.value
  }

  /// Blocks the thread until the operation has ended or the time limit is exceeded.
  ///
  /// The main thread runs its run loop meanwhile, because the operation may need the main queue.
  static func block<Output>(
    within limit: Duration,
    _ operation: sending @escaping () async throws -> Output
  ) throws -> Output {
    let first = FirstResult<Output>()
    let operation = UncheckedSendable(operation)
    let done = DispatchSemaphore(value: 0)
    let work = Task(executorPreference: OffPoolExecutor.shared) {
      do {
        let output = try await operation.value()
        first.finish(.success(UncheckedSendable(output)))
      } catch {
        first.finish(.failure(error))
      }
      done.signal()
    }
    defer { work.cancel() }
    idle(for: limit) {
      first.result != nil
    } sleep: {
      _ = done.wait(timeout: $0)
    }
    guard let result = first.result else { throw TimeLimitExceeded(limit) }
    return try result.get().value
  }

  /// Blocks the thread until a callback is called or the time limit is exceeded.
  ///
  /// The main thread runs its run loop meanwhile, because the callback may run on the main queue.
  static func block<Output>(
    within limit: Duration,
    untilCalled start: (@escaping @Sendable (Output) -> Void) -> Void
  ) throws -> Output {
    let first = FirstResult<Output>()
    let done = DispatchSemaphore(value: 0)
    start {
      first.finish(.success(UncheckedSendable($0)))
      done.signal()
    }
    idle(for: limit) {
      first.result != nil
    } sleep: {
      _ = done.wait(timeout: $0)
    }
    guard let result = first.result else { throw TimeLimitExceeded(limit) }
    return try result.get().value
  }

  /// Blocks the thread for a duration. Meanwhile the main thread runs its run loop.
  static func pause(for duration: Duration) {
    let never = DispatchSemaphore(value: 0)
    idle(for: duration) {
      false
    } sleep: {
      _ = never.wait(timeout: $0)
    }
  }

  private static func idle(
    for limit: Duration,
    until isDone: () -> Bool,
    sleep: (DispatchTime) -> Void
  ) {
    let end = ContinuousClock.now + limit
    while !isDone() {
      let left = end - ContinuousClock.now
      guard left > .zero else { return }
      if Thread.isMainThread {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
      }
      let step = min(left, .milliseconds(Thread.isMainThread ? 1 : 50))
      sleep(.now() + step / .seconds(1))
    }
  }
}

/// The first result of an operation that competes with a time limit. Later results are ignored.
///
/// It is a class because the tasks that produce results and the waiting caller share it.
private final class FirstResult<Output>: Sendable {
  private enum State {
    case running
    case waiting(CheckedContinuation<UncheckedSendable<Output>, any Error>)
    case finished(Result<UncheckedSendable<Output>, any Error>)
    case over
  }

  private let state = Mutex(State.running)

  func wait(_ continuation: CheckedContinuation<UncheckedSendable<Output>, any Error>) {
    let result: Result<UncheckedSendable<Output>, any Error>? = state.withLock { state in
      if case .finished(let result) = state {
        state = .over
        return result
      }
      state = .waiting(continuation)
      return nil
    }
    if let result { continuation.resume(with: result) }
  }

  /// The result, if there is one that no continuation has received.
  var result: Result<UncheckedSendable<Output>, any Error>? {
    state.withLock { state in
      if case .finished(let result) = state { result } else { nil }
    }
  }

  func finish(_ result: Result<UncheckedSendable<Output>, any Error>) {
    let continuation: CheckedContinuation<UncheckedSendable<Output>, any Error>? = state.withLock {
      state in
      switch state {
      case .running:
        state = .finished(result)
        return nil
      case .waiting(let continuation):
        state = .over
        return continuation
      case .finished, .over:
        return nil
      }
    }
    continuation?.resume(with: result)
  }
}

/// A wrapper that makes a value `Sendable` without a check by the compiler.
///
/// It is safe for values that only one task uses at a time, and for values that never change.
struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
