import Observation

extension ViewGraph {
  /// The dynamic properties of the view that is being evaluated.
  var scope: PropertyScope? { activeView.scope }

  /// Whether reads of state return the last written value instead of the one that this evaluation
  /// shows.
  var readsLatest: Bool { !isEvaluating }

  /// Calls `evaluate` as the evaluation of the whole view.
  func evaluating<Result>(_ evaluate: (_ number: Int) throws -> Result) rethrows -> Result {
    pass += 1
    observers.removeAll()
    timelines.nextMoment = nil
    timelines.isContinuous = false
    isEvaluating = true
    defer { isEvaluating = false }
    return try evaluate(pass)
  }

  /// Calls closures that draw, with state read as during an evaluation.
  func drawing(_ draw: () -> Void) {
    isEvaluating = true
    defer { isEvaluating = false }
    draw()
  }

  /// Calls a closure of a view and tracks the observable values that it reads.
  func evaluating<Result>(
    at path: IdentityPath,
    scope: PropertyScope?,
    moment: Double = 0,
    _ body: () -> Result
  ) -> Result {
    let previous = activeView
    activeView.replace(path: path, scope: scope, moment: moment)
    defer { activeView = previous }
    // `onChange` is an autoclosure, evaluated only if an observable value was read.
    return withObservationTracking(body, onChange: reader(at: path))
  }

  /// Calls a closure with the dynamic properties of another scope.
  func computing<Result>(in scope: PropertyScope?, _ body: () -> Result) -> Result {
    let previous = activeView.scope
    activeView.scope = scope
    defer { activeView.scope = previous }
    return body()
  }

  private func reader(at path: IdentityPath) -> @Sendable () -> Void {
    let reader = ObservationReader(graph: self, path: path)
    return { reader.noteChange() }
  }
}

extension PropertyToken {
  /// The storage that the property is bound to while views are evaluated.
  var bound: AnyObject? { ViewGraph.current?.scope?[self] }
}

/// The position at which an observable value was read.
///
/// It is a class that refers to the graph weakly, because an observed object may outlive the
/// rendering. Its `Sendable` conformance is unchecked because it acts only on the thread of the
/// graph.
private final class ObservationReader: @unchecked Sendable {
  private weak var graph: ViewGraph?
  private let path: IdentityPath
  private let pass: Int

  init(graph: ViewGraph, path: IdentityPath) {
    self.graph = graph
    self.path = path
    pass = graph.pass
  }

  func noteChange() {
    // Readers of earlier evaluations are obsolete: the latest one reads the same values again.
    guard let graph, graph === ViewGraph.current, graph.pass == pass else { return }
    graph.change(at: graph.node(at: path), path: path, ofObject: true) {}
  }
}
