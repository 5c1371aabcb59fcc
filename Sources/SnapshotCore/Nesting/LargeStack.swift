internal import Foundation

/// A thread with a large stack, for work that recurses into nested values.
package enum LargeStack {
  /// The number of levels that fit on every stack: on some systems, threads have 512 KB.
  package static let shallow = 64

  /// The size of the stack: only address space, because untouched pages cost no memory.
  private static let bytes = 1 << 29

  /// Calls `work` on a thread with a large stack, waits for it, and returns its result.
  package static func run<Result>(_ work: () throws -> Result) throws -> Result {
    try withoutActuallyEscaping(work) { work in
      let job = Job(work)
      let thread = Thread { job.run() }
      thread.stackSize = bytes
      thread.start()
      return try job.result()
    }
  }

  /// The work for the thread; a class, because two threads share it.
  ///
  /// It is unchecked because the caller waits until the thread is done, so that only one of them
  /// accesses it.
  private final class Job<Result>: @unchecked Sendable {
    private var work: (() throws -> Result)?
    private var outcome: Swift.Result<Result, any Error>?
    private let done = DispatchSemaphore(value: 0)

    init(_ work: @escaping () throws -> Result) {
      self.work = work
    }

    func run() {
      if let work { outcome = Swift.Result { try work() } }
      work = nil
      done.signal()
    }

    func result() throws -> Result {
      done.wait()
      guard let outcome else { preconditionFailure("`run` has ended without an outcome") }
      return try outcome.get()
    }
  }
}
