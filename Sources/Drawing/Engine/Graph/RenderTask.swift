import Synchronization

/// An asynchronous action of a view, run on the thread of its rendering and on the virtual clock.
///
/// A class, because the concurrency runtime hands it the pieces of the action one after another.
/// What waits for anything but the virtual clock is never heard of again.
final class RenderTask: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let waiting = Mutex<[UnsafeContinuation<Void, Never>]>([])

  @TaskLocal private static var active: RenderTask?

  /// The action that runs on this thread now.
  static var current: RenderTask? {
    guard ViewGraph.current != nil else { return nil }
    return active
  }

  /// A closure that crosses to the task; it never leaves the thread.
  private struct Crossing: @unchecked Sendable {
    let action: () async -> Void
  }

  /// Begins an action, as far as it gets before it waits.
  func start(_ action: @escaping () async -> Void) -> Task<Void, Never> {
    let crossing = Crossing(action: action)
    let task = RenderTask.$active.withValue(self) {
      Task(executorPreference: self) { await crossing.action() }
    }
    drain()
    return task
  }

  /// Goes on with what no longer waits.
  func drain() {
    while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      // The body it was written in is declared for the main actor, as if it ran on which it goes on
      // here, without going to another thread.
      job.runSynchronously(
        isolatedTo: MainActor.sharedUnownedExecutor,
        taskExecutor: asUnownedTaskExecutor()
      )
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Waits on the virtual clock.
  func sleep(_ seconds: Double) async {
    await withUnsafeContinuation { continuation in
      let number = waiting.withLock { waiting in
        waiting.append(continuation)
        return waiting.count
      }
      RenderClock.schedule(after: seconds) { [self] in
        let next = waiting.withLock { $0.count >= number ? $0.removeFirst() : nil }
        next?.resume()
        drain()
      }
    }
  }

  /// Lets everything go on that still waits, once: its task is cancelled by now.
  func finish() {
    for continuation in waiting.withLock({ waiting in
      defer { waiting = [] }
      return waiting
    }) { continuation.resume() }
    drain()
  }
}
