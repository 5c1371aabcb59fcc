internal import CPixels

/// A thread with a large stack, for work that is nested too deeply for the caller's.
package enum LargeThread {
  /// The stack sizes to try, in bytes. They cost only address space, because untouched pages use no
  /// memory. Only tests change them.
  @TaskLocal package static var sizes = [1 << 29, 1 << 26]

  /// Calls `work` on such a thread, waits for it, and returns its result; returns `nil` without
  /// calling it if the system can't create a thread.
  package static func runIfPossible<Output, Failure: Error>(
    _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output? {
    var outcome: Result<Output, Failure>?
    // The closure can't throw, so that it has the same type for every type of error.
    let finish = {
      do throws(Failure) {
        outcome = .success(try work())
      } catch {
        outcome = .failure(error)
      }
    }
    withoutActuallyEscaping(finish) { Job($0).run() }
    return try outcome?.get()
  }

  /// Calls `work` on such a thread, waits for it, and returns its result.
  ///
  /// If the system can't create a thread, `work` runs on the calling one. If that one has no space
  /// left, the process ends with a message. Callers that can report an error use `runIfPossible`.
  package static func run<Output, Failure: Error>(
    _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    if let output = try runIfPossible(work) { return output }
    guard StackSpace.bytes > lastBytes else {
      fatalError(
        """
        a value is nested too deeply for the stack of this thread, and the system can’t create a \
        thread with a larger one; nest fewer values, run fewer tests at a time with \
        `swift test --no-parallel`, or raise the limits that `ulimit -a` lists
        """
      )
    }
    return try work()
  }

  /// The stack that must be left to run work on the calling thread, in bytes. It is less than
  /// `reserve` of `StackSpace`, because most levels need only a part of that.
  private static let lastBytes = 48 << 10

  /// The work for the thread; a class, so that its address can be passed to the thread.
  private final class Job {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) {
      self.work = work
    }

    /// Runs the work, unless no thread can be created.
    func run() {
      let context = Unmanaged.passUnretained(self).toOpaque()
      _ = LargeThread.sizes.contains { size in
        cpixels_run_on_stack(
          size,
          { context in
            context.map { Unmanaged<Job>.fromOpaque($0).takeUnretainedValue().work() }
          },
          context
        ) == 0
      }
    }
  }
}
