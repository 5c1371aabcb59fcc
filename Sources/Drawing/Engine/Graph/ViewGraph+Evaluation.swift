import Observation

extension ViewGraph {
  /// The dynamic properties of the view that is being evaluated.
  var scope: PropertyScope? { place.scope }

  /// Whether state is read as it was last written, and not as this evaluation shows it.
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

  /// Calls closures that draw, as an evaluation does.
  func drawing(_ draw: () -> Void) {
    isEvaluating = true
    defer { isEvaluating = false }
    draw()
  }

  /// Calls a closure of a view at its place, and follows the observable values that it reads.
  func evaluating<Result>(
    at path: IdentityPath,
    scope: PropertyScope?,
    _ body: () -> Result
  ) -> Result {
    let previous = place
    place = EvaluationPlace(path: path, scope: scope)
    defer { place = previous }
    // The second closure is made only where something observable was read.
    return withObservationTracking(body, onChange: reader(at: path))
  }

  /// Calls a closure with the dynamic properties of another place.
  func computing<Result>(in scope: PropertyScope?, _ body: () -> Result) -> Result {
    let previous = place.scope
    place.scope = scope
    defer { place.scope = previous }
    return body()
  }

  private func reader(at path: IdentityPath) -> @Sendable () -> Void {
    let reader = ObservationReader(graph: self, path: path)
    return { reader.noteChange() }
  }
}

extension PropertyToken {
  /// What the property is bound to where views are being evaluated.
  var bound: Any? { ViewGraph.current?.scope?[self] }
}

/// The place where an observable value was read.
///
/// A class for its weak reference: what is observed may outlive the rendering. Unchecked: it does
/// nothing but on the thread of the graph.
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
    // What earlier evaluations read is read again by the latest one.
    guard let graph, graph === ViewGraph.current, graph.pass == pass else { return }
    graph.change(at: graph.node(at: path), path: path) {}
  }
}
