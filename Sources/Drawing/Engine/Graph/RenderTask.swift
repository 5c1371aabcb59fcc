import Synchronization

/// A task of a rendering, which runs on the rendering's thread and clock.
///
/// It is a class because `TaskExecutor` requires one. A task that waits for anything but this clock
/// or other such tasks never continues.
final class RenderTask: TaskExecutor {
  /// The maximum number of jobs that run before the rendering evaluates their changes.
  ///
  /// The limit on evaluations thereby also stops a task that yields forever.
  private static let jobsPerDrain = 1_000

  private let jobs: Mutex<Jobs>
  private let sleeping = Mutex(Sleeping())
  /// The view that created the task. Only the thread of the rendering reads it.
  nonisolated(unsafe) var owner: ViewGraph.Action?
  private let isDone = Mutex(false)
  private let cancellation = Mutex<(@Sendable () -> Void)?>(nil)

  /// The jobs that continue the task.
  private struct Jobs {
    /// The rendering that runs the task.
    var graph: ViewGraph.Identity?
    var ready: [UnownedJob] = []
    /// Jobs that were enqueued outside the rendering, at a time that may differ from run to run.
    /// They run when the rendering has ended.
    var late: [UnownedJob] = []
    var hasEnded = false
  }

  /// The continuations that wait for the clock, numbered in the order in which they started to
  /// wait.
  private struct Sleeping {
    var next = 0
    var continuations: [Int: UnsafeContinuation<Void, Never>] = [:]
    /// The numbers of calls cancelled before they waited.
    var cancelled: Set<Int> = []
    var hasEnded = false
  }

  @TaskLocal private static var active: RenderTask?

  /// The task running on this thread.
  static var current: RenderTask? {
    guard ViewGraph.current != nil else { return nil }
    return active
  }

  /// Creates a task of the current view.
  init() {
    let graph = ViewGraph.current
    owner = graph?.action {}
    jobs = Mutex(Jobs(graph: graph?.identity))
  }

  /// Makes this a task of a view in another rendering.
  func move(to graph: ViewGraph.Identity, at owner: ViewGraph.Action) {
    self.owner = owner
    jobs.withLock { $0.graph = graph }
  }

  /// A closure passed to the task. It is unchecked because it never leaves the thread.
  private struct ThrowingOperation<Success>: @unchecked Sendable {
    let action: () async throws -> Success
  }

  /// Returns a task for an operation, which starts with the next call of `drain()`.
  func task<Success: Sendable>(
    priority: TaskPriority? = nil,
    _ operation: @escaping () async -> Success
  ) -> Task<Success, Never> {
    let wrapped = Operation(action: operation)
    let task = detachedFromTransactions {
      Task(executorPreference: self, priority: priority) {
        let result = await wrapped.action()
        self.isDone.withLock { $0 = true }
        return result
      }
    }
    cancellation.withLock { $0 = { task.cancel() } }
    return task
  }

  /// Returns a task for a throwing operation, which starts with the next call of `drain()`.
  func throwingTask<Success: Sendable>(
    priority: TaskPriority? = nil,
    _ operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error> {
    let wrapped = ThrowingOperation(action: operation)
    let task = detachedFromTransactions {
      Task(executorPreference: self, priority: priority) {
        defer { self.isDone.withLock { $0 = true } }
        return try await wrapped.action()
      }
    }
    cancellation.withLock { $0 = { task.cancel() } }
    return task
  }

  private struct Operation<Success>: @unchecked Sendable {
    let action: () async -> Success
  }

  /// Calls a closure that creates a task.
  ///
  /// Tasks inherit task-local values, but the animation of a `withAnimation` that creates a task
  /// applies only to the changes that its closure makes itself.
  private func detachedFromTransactions<Result>(_ create: () -> Result) -> Result {
    RenderTask.$active.withValue(self) { Transaction.scoped(Transaction(), create) }
  }

  /// Whether the task has returned.
  var isFinished: Bool { isDone.withLock { $0 } }

  /// Whether the task has a job to run now.
  var isReady: Bool { jobs.withLock { !$0.ready.isEmpty } }

  /// Runs the task until it suspends.
  ///
  /// - Returns: Whether anything ran.
  @discardableResult
  func drain() -> Bool {
    guard isReady else { return false }
    guard let owner, let graph = ViewGraph.current else {
      runJobs()
      return true
    }
    graph.perform(at: owner, runJobs)
    return true
  }

  private func runJobs() {
    for _ in 0..<RenderTask.jobsPerDrain {
      guard let job = jobs.withLock({ $0.ready.isEmpty ? nil : $0.ready.removeFirst() }) else {
        return
      }
      // The surrounding body is declared `@MainActor`, so the job runs as if on the main actor,
      // without a switch of threads.
      job.runSynchronously(
        isolatedTo: MainActor.sharedUnownedExecutor,
        taskExecutor: asUnownedTaskExecutor()
      )
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let graph = ViewGraph.current?.identity
    jobs.withLock { jobs in
      if graph === jobs.graph || jobs.hasEnded {
        jobs.ready.append(job)
      } else {
        jobs.late.append(job)
      }
    }
  }

  /// Suspends on the virtual clock, or until the task is cancelled.
  func sleep(_ seconds: Double) async {
    let number = sleeping.withLock { sleeping in
      sleeping.next += 1
      return sleeping.next
    }
    await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        let isCancelled = sleeping.withLock { sleeping in
          guard sleeping.cancelled.remove(number) == nil else { return true }
          sleeping.continuations[number] = continuation
          return false
        }
        guard !isCancelled else { return continuation.resume() }
        // After the rendering has ended, nothing resumes it.
        guard !sleeping.withLock({ $0.hasEnded }) else { return }
        RenderClock.schedule(after: seconds) { [self] in
          wake(number)
          drain()
        }
      }
    } onCancel: {
      let continuation = sleeping.withLock { sleeping in
        let continuation = sleeping.continuations.removeValue(forKey: number)
        if continuation == nil { sleeping.cancelled.insert(number) }
        return continuation
      }
      continuation?.resume()
    }
  }

  private func wake(_ number: Int) {
    sleeping.withLock { $0.continuations.removeValue(forKey: number) }?.resume()
  }

  /// Cancels the task. A sleeping task resumes at the next call of `drain()`.
  func cancel() { cancellation.withLock { $0 }?() }

  /// Cancels the task and runs it once more until it suspends.
  func end() {
    sleeping.withLock { $0.hasEnded = true }
    cancel()
    let waiting = sleeping.withLock { sleeping in
      defer { sleeping.continuations = [:] }
      return sleeping.continuations
    }
    for (_, continuation) in waiting.sorted(by: { $0.key < $1.key }) { continuation.resume() }
    jobs.withLock { jobs in
      jobs.ready += jobs.late
      jobs.late = []
      jobs.hasEnded = true
    }
    drain()
  }
}
