/// Calls a `@MainActor` closure on the current thread.
///
/// Bodies are declared `@MainActor` for source compatibility. A rendering calls them on its own
/// thread, one at a time. If such a body shares state with another rendering, its test must be
/// `@MainActor` itself.
///
/// - Parameters:
///   - input: The argument of the call, passed separately because an actor-isolated closure can't
///     capture it.
///   - call: The closure to call. It isn't stored. It is declared `@escaping` because converting a
///     non-escaping closure allocates memory.
/// - Returns: The result of the closure.
package func assumingMainActor<Input, Output>(
  _ input: Input,
  _ call: @escaping @MainActor (Input) -> Output
) -> Output {
  // The types differ only in isolation, not in calling convention.
  let call = unsafeBitCast(call, to: ((Input) -> Output).self)
  guard Unmanaged<ViewGraph>.current == nil else { return call(input) }
  return CallingThreadExecutor.run { call(input) }
}

/// An executor that runs a task on the thread that creates it and treats that thread as the main
/// actor's.
///
/// Closures in a `@MainActor` body check their isolation when they are called, even those passed to
/// `map` of the standard library.
///
/// It is a class because `TaskExecutor` requires one. Its `Sendable` conformance is unchecked
/// because it never leaves its thread.
final class CallingThreadExecutor: TaskExecutor, @unchecked Sendable {
  private var jobs: [UnownedJob] = []
  private var work: (() -> Void)?

  private init(_ work: @escaping () -> Void) {
    self.work = work
  }

  /// Calls a closure with the thread treated as the main actor's, and returns its result.
  ///
  /// Not inlined, so that callers that don't reach it don't look up the metadata of `Output`.
  @inline(never)
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
      let executor = CallingThreadExecutor(perform)
      Task(executorPreference: executor) { executor.perform() }
      executor.drain()
    }
    guard let result else { preconditionFailure("The task of the executor didn't run") }
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
