internal import Foundation
internal import SnapshotCore
internal import Synchronization

/// Runs an operation, but waits for it no longer than a given time.
///
/// What is late is cancelled and left to itself: it may never end, and other tests must go on.
enum Deadline {
  /// Returns what the operation returns, or throws `TimeLimit`.
  static func run<Output>(
    within limit: Duration,
    isolation: isolated (any Actor)? = #isolation,
    _ operation: sending @escaping () async throws -> Output
  ) async throws -> Output {
    let race = Race<Output>()
    let operation = Handover(operation)
    let work = Task {
      do {
        let output = try await operation.value()
        race.finish(.success(Handover(output)))
      } catch {
        race.finish(.failure(error))
      }
    }
    let clock = Task {
      try await Task.sleep(for: limit)
      race.finish(.failure(TimeLimit(limit)))
    }
    defer {
      work.cancel()
      clock.cancel()
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { race.wait($0) }
    } onCancel: {
      work.cancel()
    }.value
  }

  /// Blocks the thread until the operation has ended or the time is over.
  ///
  /// The main thread serves its queue meanwhile, which the operation may need.
  static func block<Output>(
    within limit: Duration,
    _ operation: sending @escaping () async throws -> Output
  ) throws -> Output {
    let race = Race<Output>()
    let operation = Handover(operation)
    let done = DispatchSemaphore(value: 0)
    let work = Task(executorPreference: OffPoolExecutor.shared) {
      do {
        let output = try await operation.value()
        race.finish(.success(Handover(output)))
      } catch {
        race.finish(.failure(error))
      }
      done.signal()
    }
    defer { work.cancel() }
    idle(for: limit) {
      race.result != nil
    } sleep: {
      _ = done.wait(timeout: $0)
    }
    guard let result = race.result else { throw TimeLimit(limit) }
    return try result.get().value
  }

  /// Blocks the thread until a callback was called or the time is over.
  ///
  /// The main thread serves its queue meanwhile, which the callback may come from.
  static func block<Output>(
    within limit: Duration,
    untilCalled start: (@escaping @Sendable (Output) -> Void) -> Void
  ) throws -> Output {
    let race = Race<Output>()
    let done = DispatchSemaphore(value: 0)
    start {
      race.finish(.success(Handover($0)))
      done.signal()
    }
    idle(for: limit) {
      race.result != nil
    } sleep: {
      _ = done.wait(timeout: $0)
    }
    guard let result = race.result else { throw TimeLimit(limit) }
    return try result.get().value
  }

  /// Blocks the thread for a time, in which the main thread serves its queue.
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

/// The first of two results counts. A class, because both sides and the waiting one share it.
private final class Race<Output>: Sendable {
  private enum State {
    case running
    case waiting(CheckedContinuation<Handover<Output>, any Error>)
    case finished(Result<Handover<Output>, any Error>)
    case over
  }

  private let state = Mutex(State.running)

  func wait(_ continuation: CheckedContinuation<Handover<Output>, any Error>) {
    let result: Result<Handover<Output>, any Error>? = state.withLock { state in
      if case .finished(let result) = state {
        state = .over
        return result
      }
      state = .waiting(continuation)
      return nil
    }
    if let result { continuation.resume(with: result) }
  }

  /// The result, if there is one that nobody waits for.
  var result: Result<Handover<Output>, any Error>? {
    state.withLock { state in
      if case .finished(let result) = state { result } else { nil }
    }
  }

  func finish(_ result: Result<Handover<Output>, any Error>) {
    let continuation: CheckedContinuation<Handover<Output>, any Error>? = state.withLock { state in
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

/// Takes a value from one task to another. It is unchecked because whoever gives it away doesn't
/// touch it any more.
struct Handover<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
