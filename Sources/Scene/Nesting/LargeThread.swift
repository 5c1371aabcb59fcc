internal import CPixels

/// A thread with a large stack, for work that is nested too deeply for the caller's.
package enum LargeThread {
  /// The stack sizes to try, in bytes. They cost only address space, because untouched pages use no
  /// memory.
  private static let sizes = [1 << 29, 1 << 26]

  /// Calls `work` on such a thread and waits for it. If the system can't create a thread, `work`
  /// runs on the calling one.
  package static func run<Output, Failure: Error>(
    _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
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
    guard let outcome else { preconditionFailure("the thread has ended without an outcome") }
    return try outcome.get()
  }

  /// The work for the thread; a class, so that its address can be passed to the thread.
  private final class Job {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) {
      self.work = work
    }

    func run() {
      let context = Unmanaged.passUnretained(self).toOpaque()
      let isDone = LargeThread.sizes.contains { size in
        cpixels_run_on_stack(
          size,
          { context in
            context.map { Unmanaged<Job>.fromOpaque($0).takeUnretainedValue().work() }
          },
          context
        ) == 0
      }
      if !isDone { work() }
    }
  }
}
