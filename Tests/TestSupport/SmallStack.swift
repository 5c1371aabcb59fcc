import Foundation

/// A thread with a stack of 512 KB, as threads of Swift concurrency have on some systems.
package enum SmallStack {
  /// Calls `work` on such a thread, or one with a stack of another size in bytes, and waits for it.
  package static func run<Result>(
    size: Int = 512 << 10,
    _ work: @escaping @Sendable () -> Result
  ) -> Result {
    nonisolated(unsafe) var result: Result?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = work()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    guard let result else { preconditionFailure("the thread has ended without a result") }
    return result
  }
}
