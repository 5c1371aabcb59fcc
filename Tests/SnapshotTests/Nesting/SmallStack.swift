import Foundation

/// A thread with the smallest stack that Swift concurrency's threads have on any system: 512 KiB.
enum SmallStack {
  /// Calls `work` on such a thread and waits for it.
  static func run<Result>(_ work: @escaping @Sendable () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = work()
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    guard let result else { preconditionFailure("the thread has ended without a result") }
    return result
  }
}
