import Scene

/// Runs deeply nested work on a thread with a large stack.
enum DeepStack {
  /// The stack that one level of nesting may need, in bytes.
  private static let level = 16 << 10

  /// Calls `work` on a thread with a large stack and waits for it.
  ///
  /// If the system can't create the thread, `work` runs on the calling one. The pass fails if the
  /// stack of that isn't large enough for `levels` nested elements.
  static func run(levels: Int32 = 0, in pass: RenderPass, _ work: (StackSpace) -> Void) {
    let graph = ViewGraph.current
    let end: Void? = LargeThread.runIfPossible {
      ViewGraph.with(graph) { work(StackSpace(isOfCallingThread: false)) }
    }
    guard end == nil else { return }
    let isLargeEnough = levels <= LayoutNode.shallow || StackSpace.bytes > Int(levels) * level
    guard !StackSpace.isLow, isLargeEnough else { return pass.fail(.noLargerStack) }
    work(StackSpace())
  }

  /// Calls `work` on the caller's thread, or on a thread with a large stack if `deep` is `true` and
  /// the caller's stack has the usual size.
  static func runIfNeeded(
    from stack: StackSpace,
    deep: Bool,
    levels: Int32,
    in pass: RenderPass,
    _ work: (StackSpace) -> Void
  ) {
    guard deep, stack.isOfCallingThread else { return work(stack) }
    run(levels: levels, in: pass, work)
  }
}

extension Collection<LayoutNode> {
  /// The number of levels of the highest tree.
  var greatestHeight: Int32 { reduce(0) { Swift.max($0, $1.height) } }
}
