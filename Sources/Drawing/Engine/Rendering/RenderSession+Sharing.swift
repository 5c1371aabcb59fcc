extension RenderSession {
  /// The part of a rendering that is the same at other times.
  enum Shared {
    /// Nothing is known yet.
    case unknown
    /// The picture is the same at every time.
    case still(Result)
    /// State changes only when the view appears. The graph holds that state; after that, only
    /// animations run.
    case settled(SettledGraph)
    /// Each time is rendered from the beginning.
    case separate
  }

  /// A graph that is shared by renderings at other times. It ends when it is no longer referenced.
  final class SettledGraph {
    fileprivate let graph: ViewGraph

    fileprivate init(_ graph: ViewGraph) {
      self.graph = graph
    }

    deinit { graph.end() }
  }

  /// Returns the result at the requested time, and stores what other times can share.
  ///
  /// The result equals that of `run()`.
  func run(sharing shared: inout Shared) throws -> Result {
    switch shared {
    case .still(let result): return result
    case .settled(let settled):
      if let result = evaluateAgain(settled.graph) { return result }
      shared = .separate
    case .unknown:
      let still = ViewGraph(seed: seed, hooks: hooks)
      defer { still.end() }
      if creationGraph == nil, let result = try ViewGraph.with(still, { try evaluateStill(still) })
      {
        shared = .still(result)
        return result
      }
    case .separate: break
    }
    // The picture changes over time, so state is kept from here on.
    let graph = ViewGraph(seed: seed, hooks: hooks)
    graph.keepsValues = true
    if let creationGraph { graph.adopt(creationGraph) }
    let settled = SettledGraph(graph)
    // The graph ends when `settled` is released, which must not happen before the rendering.
    let result = try withExtendedLifetime(settled) {
      try ViewGraph.with(graph) {
        defer { graph.endTasks() }
        return try run(graph)
      }
    }
    if case .unknown = shared { shared = graph.isSettled ? .settled(settled) : .separate }
    return result
  }

  /// Returns the result of a graph at another time, or `nil` if that time must be rendered
  /// separately.
  ///
  /// The graph stays at the moment of its last evaluation; only its animations are shown at the
  /// requested time. If a view depends on that time, or if anything is scheduled after this
  /// evaluation, the graph can't be reused.
  private func evaluateAgain(_ graph: ViewGraph) -> Result? {
    let target = clampedTime
    return ViewGraph.with(graph) {
      let lead = target - graph.time
      let result = try? evaluate(graph, transaction: nil, isShown: true, lead: lead)
      guard let result, result.shownTime == target, graph.isSettled else { return nil }
      return result
    }
  }
}

extension ViewGraph {
  /// Whether nothing happened after the first moment, and nothing but running animations will.
  fileprivate var isSettled: Bool {
    time == 0 && !isMoving && !hasWork && !actions.hasRemovals(after: pass)
  }
}
