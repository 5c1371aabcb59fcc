/// The storage of a state of any type.
///
/// It is a class because its subclass knows the type of the value, which reading a state would
/// otherwise look up each time.
class StoredState: KeptObject {
  /// Returns the value that a graph reads now, or the result of `make` if the value has another
  /// type.
  func value<Known>(in graph: ViewGraph, or make: () -> Known) -> Known { make() }
}

/// The storage of a view's state between evaluations.
///
/// It is a class because the view and all bindings to the value share it.
final class StateLocation<Value>: StoredState {
  /// The identity of the graph to which the value belongs.
  private let graph: ViewGraph.Identity
  /// The node that owns this object. The view graph owns the node.
  private unowned let node: GraphNode
  private let path: IdentityPath
  /// The value that evaluations read.
  @exclusivity(unchecked) private var shown: Value
  /// The last written value.
  @exclusivity(unchecked) private var latest: Value

  init(_ value: Value, owner: PropertyOwner) {
    graph = owner.context.graph.identity
    node = owner.node
    path = owner.context.path
    shown = value
    latest = value
  }

  var value: Value { ViewGraph.current.map { value(in: $0) } ?? shown }

  /// Returns the value that a graph reads now.
  func value(in graph: ViewGraph) -> Value { graph.readsLatest ? latest : shown }

  override func value<Known>(in graph: ViewGraph, or make: () -> Known) -> Known {
    guard Known.self == Value.self else { return make() }
    return withSameValue(value(in: graph), as: Known.self) { $0.pointee }
  }

  /// Writes the value. Writes outside the rendering have no effect.
  func write(_ value: Value, transaction: Transaction) {
    guard let graph = ViewGraph.current, graph.identity === self.graph else { return }
    guard !StateLocation.equal(value, latest) else { return }
    latest = value
    graph.change(at: node, path: path, transaction: transaction) { self.shown = value }
  }

  private static func equal(_ left: Value, _ right: Value) -> Bool {
    guard let left = left as? any Equatable else { return false }
    func compare<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
    return compare(left)
  }
}
