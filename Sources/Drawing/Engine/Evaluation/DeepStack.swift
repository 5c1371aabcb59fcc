import Scene

/// Runs deeply nested work on a thread with a large stack.
enum DeepStack {
  /// The stack that one level of a deep tree may need for its layout, in bytes. It is several times
  /// what a build without sanitizers needs.
  private static let bytesPerLevel = 16 << 10

  /// The stack for the layout of a tree of at most `LayoutNode.shallow` levels, in bytes.
  private static let bytesForShallowTree = 256 << 10

  /// Calls `work`, which evaluates views, on a thread with a large stack and waits for it.
  ///
  /// If the system can't create the thread, `work` runs on the calling one. If that thread has
  /// little stack left, the pass fails.
  static func run(in pass: RenderPass, _ work: (StackSpace) -> Void) {
    run(in: pass, orOnCallerIf: !StackSpace.isLow, work)
  }

  /// Calls `work`, which lays out trees, on the caller's thread, or on a thread with a large stack
  /// if `deep` is `true` and the caller's stack has the usual size.
  ///
  /// If the system can't create the thread and the calling one may have too little stack for
  /// `levels` nested elements, the pass fails.
  static func runIfNeeded(
    from stack: StackSpace,
    deep: Bool,
    levels: Int32,
    in pass: RenderPass,
    _ work: (StackSpace) -> Void
  ) {
    guard deep, stack.isOfCallingThread else { return work(stack) }
    let needed =
      levels > LayoutNode.shallow ? Int(levels) * bytesPerLevel : bytesForShallowTree
    run(in: pass, orOnCallerIf: StackSpace.bytes > needed, work)
  }

  private static func run(
    in pass: RenderPass,
    orOnCallerIf callerHasSpace: Bool,
    _ work: (StackSpace) -> Void
  ) {
    let graph = ViewGraph.current
    let end: Void? = LargeThread.runIfPossible {
      ViewGraph.with(graph) { work(StackSpace(isOfCallingThread: false)) }
    }
    guard end == nil else { return }
    guard callerHasSpace else { return pass.fail(.noLargerStack) }
    work(StackSpace())
  }
}

extension Collection<LayoutNode> {
  /// The number of levels of the highest tree.
  var greatestHeight: Int32 { reduce(0) { Swift.max($0, $1.height) } }
}
