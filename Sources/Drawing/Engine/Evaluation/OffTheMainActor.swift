/// Calls what is declared for the main actor on the thread it is called on.
///
/// Bodies are declared so for the sake of files that rely on it; a rendering calls them on its own
/// thread, one at a time. What such a body shares with another rendering is for its test to guard,
/// by being on the main actor itself.
///
/// - Parameters:
///   - input: What the call takes: it is handed over, as a closure for an actor can't keep it.
///   - call: The call.
/// - Returns: What the call returns.
package func assumingMainActor<Input, Output>(
  _ input: Input,
  _ call: @MainActor (Input) -> Output
) -> Output {
  withoutActuallyEscaping(call) { call in
    // The two types differ in what the compiler knows, not in how they are called.
    let call = unsafeBitCast(call, to: ((Input) -> Output).self)
    guard ViewGraph.current == nil else { return call(input) }
    return MainActorStage.run { call(input) }
  }
}

/// A task that runs on the thread that creates it, which is treated as the main actor's.
///
/// Closures in a body that is declared for the main actor check when they are called whether they
/// are on it: `map` of the standard library is enough.
///
/// A class, because the concurrency runtime hands it the task. Unchecked: it never leaves its thread.
final class MainActorStage: TaskExecutor, @unchecked Sendable {
  private var jobs: [UnownedJob] = []
  private var work: (() -> Void)?

  private init(_ work: @escaping () -> Void) {
    self.work = work
  }

  /// Calls a closure as if the thread were the main actor's, and returns what it returns.
  static func run<Output, Failure: Error>(
    _ body: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    var result: Result<Output, Failure>?
    func perform() {
      do throws(Failure) {
        result = .success(try body())
      } catch {
        result = .failure(error)
      }
    }
    withoutActuallyEscaping(perform) { perform in
      let stage = MainActorStage(perform)
      Task(executorPreference: stage) { stage.perform() }
      stage.drain()
    }
    guard let result else { preconditionFailure("A task of its own thread has not run") }
    return try result.get()
  }

  private func perform() {
    work?()
    work = nil
  }

  private func drain() {
    while !jobs.isEmpty {
      jobs.removeFirst().runSynchronously(
        isolatedTo: MainActor.sharedUnownedExecutor,
        taskExecutor: asUnownedTaskExecutor()
      )
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.append(UnownedJob(job))
  }
}
