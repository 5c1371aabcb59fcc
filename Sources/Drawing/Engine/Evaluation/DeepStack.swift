import Dispatch
import Foundation

/// How much of the thread's stack evaluation may use before it goes on elsewhere.
struct StackBudget {
  /// What is always there: the smallest stack of a thread of Swift concurrency is twice as large.
  static let inline = 256 * 1024

  /// Whether it is that of the thread which asked for the rendering.
  let isInline: Bool
  private let base: UInt
  private let bytes: UInt

  /// Begins to count at the caller's depth.
  init(bytes: Int = StackBudget.inline) {
    isInline = bytes == StackBudget.inline
    base = StackBudget.position()
    self.bytes = UInt(bytes)
  }

  /// Whether it is used up.
  var isSpent: Bool {
    let position = StackBudget.position()
    return max(base, position) - min(base, position) > bytes
  }

  @inline(never)
  private static func position() -> UInt {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}

/// Runs what nests too deeply for the caller's stack on a thread with a large one.
enum DeepStack {
  /// Address space only: pages that are never touched cost no memory.
  private static let bytes = 1 << 29

  /// Calls `work` on a thread with a large stack and waits for it.
  static func run(_ work: (StackBudget) -> Void) {
    withoutActuallyEscaping(work) { work in
      let job = Job(work)
      let thread = Thread { job.run() }
      thread.stackSize = bytes
      thread.start()
      job.wait()
    }
  }

  /// Calls `work` on the caller's thread, unless it nests deeply and that has only a usual stack.
  static func runIfNeeded(from stack: StackBudget, deep: Bool, _ work: (StackBudget) -> Void) {
    guard deep, stack.isInline else { return work(stack) }
    run(work)
  }

  /// The work handed over; a class, because two threads share it.
  ///
  /// Unchecked: the caller waits until the thread is done, so that only one of them touches it.
  private final class Job: @unchecked Sendable {
    private var work: ((StackBudget) -> Void)?
    private let graph = ViewGraph.current
    private let done = DispatchSemaphore(value: 0)

    init(_ work: @escaping (StackBudget) -> Void) {
      self.work = work
    }

    func run() {
      ViewGraph.with(graph) {
        work?(StackBudget(bytes: DeepStack.bytes - DeepStack.bytes / 8))
      }
      work = nil
      done.signal()
    }

    func wait() {
      done.wait()
    }
  }
}
