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

  /// Calls `work` with the current graph and transaction, on a thread with a large stack if little
  /// of this one's is left. If the system can't create that thread, `work` isn't called and the
  /// pass fails.
  static func ensureEvaluating<Failure: Error>(
    in pass: RenderPass,
    _ work: () throws(Failure) -> Void
  ) throws(Failure) {
    guard isLow else { return try work() }
    let (graph, transaction) = (ViewGraph.current, Transaction.current)
    var outcome = Result<Void, Failure>.success(())
    let end: Void? = LargeThread.runIfPossible {
      ViewGraph.with(graph) {
        Transaction.scoped(transaction) {
          do throws(Failure) { try work() } catch { outcome = .failure(error) }
        }
      }
    }
    if end == nil { pass.fail(.noLargerStack) }
    try outcome.get()
  }
}
