import Dispatch
import Foundation

/// The part of the thread's stack that evaluation may use before it continues on another thread.
struct StackBudget {
  /// The size that every thread has, in bytes. The smallest stack of a Swift concurrency thread is
  /// twice as large.
  static let inline = 256 * 1024

  /// Whether the budget is that of the thread that started the rendering.
  let isInline: Bool
  private let base: UInt
  private let bytes: UInt

  /// Creates a budget that is measured from the caller's stack depth.
  init(bytes: Int = StackBudget.inline) {
    isInline = bytes == StackBudget.inline
    base = StackBudget.position()
    self.bytes = UInt(bytes)
  }

  /// Whether the budget is exhausted.
  var isExhausted: Bool {
    let position = StackBudget.position()
    return max(base, position) - min(base, position) > bytes
  }

  @inline(never)
  private static func position() -> UInt {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}

/// Runs deeply nested work on a thread with a large stack.
enum DeepStack {
  /// The stack size. It reserves address space only; pages that are never touched use no memory.
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

  /// Calls `work` on the caller's thread, or on a thread with a large stack if `deep` is `true` and
  /// the caller's stack has the usual size.
  static func runIfNeeded(from stack: StackBudget, deep: Bool, _ work: (StackBudget) -> Void) {
    guard deep, stack.isInline else { return work(stack) }
    run(work)
  }

  /// A closure to run on another thread; a class, because two threads share it.
  ///
  /// It is unchecked because the caller waits until the thread has finished, so only one of them
  /// uses the job at a time.
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
