import Foundation

/// Threads with small stacks.
package enum SmallStack {
  /// Calls `work` on a thread and waits for it.
  ///
  /// - Parameter size: The size of the stack, in bytes; by default, 512 KB, which threads of Swift
  ///   concurrency have on some systems.
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
