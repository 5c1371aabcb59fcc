import Scene

/// The part of the thread's stack that evaluation may use before it continues on another thread.
struct StackBudget {
  /// The stack size, in bytes, that every thread has. The smallest stack of a Swift concurrency
  /// thread is twice as large.
  private static let inline = 256 * 1024

  /// Whether the budget is that of the thread that started the rendering.
  let isInline: Bool
  private let base: UInt
  private let bytes: UInt

  /// Creates a budget that is measured from the caller's stack depth.
  ///
  /// - Parameter isInline: Whether the thread has a stack of the usual size.
  init(isInline: Bool = true) {
    let left = StackRoom.bytes
    self.isInline = isInline
    base = StackBudget.position()
    bytes = UInt(isInline ? min(StackBudget.inline, left / 2) : left - left / 8)
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
  /// Calls `work` on a thread with a large stack and waits for it.
  static func run(_ work: (StackBudget) -> Void) {
    let graph = ViewGraph.current
    LargeThread.run {
      ViewGraph.with(graph) { work(StackBudget(isInline: false)) }
    }
  }

  /// Calls `work` on the caller's thread, or on a thread with a large stack if `deep` is `true` and
  /// the caller's stack has the usual size.
  static func runIfNeeded(from stack: StackBudget, deep: Bool, _ work: (StackBudget) -> Void) {
    guard deep, stack.isInline else { return work(stack) }
    run(work)
  }
}
