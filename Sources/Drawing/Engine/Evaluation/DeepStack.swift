import Scene

/// Runs deeply nested work on a thread with a large stack.
enum DeepStack {
  /// Calls `work` on a thread with a large stack and waits for it.
  static func run(_ work: (StackSpace) -> Void) {
    let graph = ViewGraph.current
    LargeThread.run {
      ViewGraph.with(graph) { work(StackSpace(isOfCallingThread: false)) }
    }
  }

  /// Calls `work` on the caller's thread, or on a thread with a large stack if `deep` is `true` and
  /// the caller's stack has the usual size.
  static func runIfNeeded(from stack: StackSpace, deep: Bool, _ work: (StackSpace) -> Void) {
    guard deep, stack.isOfCallingThread else { return work(stack) }
    run(work)
  }
}
