import Scene

/// Runs deeply nested work on a thread with a large stack.
enum DeepStack {
  /// Calls `work` on a thread with a large stack and waits for it. If the system can't create the
  /// thread, the pass fails.
  static func run(in pass: RenderPass, _ work: (StackSpace) -> Void) {
    let graph = ViewGraph.current
    let end: Void? = LargeThread.runIfPossible {
      ViewGraph.with(graph) { work(StackSpace(isOfCallingThread: false)) }
    }
    if end == nil { pass.fail(.noLargerStack) }
  }

  /// Calls `work` on the caller's thread, or on a thread with a large stack if `deep` is `true` and
  /// the caller's stack has the usual size.
  static func runIfNeeded(
    from stack: StackSpace,
    deep: Bool,
    in pass: RenderPass,
    _ work: (StackSpace) -> Void
  ) {
    guard deep, stack.isOfCallingThread else { return work(stack) }
    run(in: pass, work)
  }
}
