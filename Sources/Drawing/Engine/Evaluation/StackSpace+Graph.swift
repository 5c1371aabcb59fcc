import Scene

extension StackSpace {
  /// Calls `work` with the current graph and transaction, on a thread with a large stack if
  /// little of this one's is left.
  static func ensureEvaluating<Output>(_ work: () -> Output) -> Output {
    guard isLow else { return work() }
    let (graph, transaction) = (ViewGraph.current, Transaction.current)
    return LargeThread.run {
      ViewGraph.with(graph) { Transaction.scoped(transaction, work) }
    }
  }
}
