extension ViewGraph {
  typealias Update = StateChanges.Update

  /// The path of the view whose state changed last, for messages.
  var lastChange: String { changes.lastPath }

  /// Records a change of state at a node, to be applied by the next evaluation.
  func change(
    at node: GraphNode?,
    path: IdentityPath?,
    transaction: Transaction = .current,
    ofObject isOfObject: Bool = false,
    _ commit: @escaping () -> Void
  ) {
    if let path { changes.lastPath = path.description }
    changes.add(transaction, at: node, ofObject: isOfObject) {
      commit()
      node?.noteChange()
    }
  }

  /// Records that a node depends on an object.
  func observe(_ object: AnyObject, from node: GraphNode) {
    observers.add(node, of: object)
  }

  /// Records that an observed object changed; `nil` stands for an unidentified object.
  func objectChanged(_ object: AnyObject?) {
    guard let object else { return change(at: root, path: nil, ofObject: true) {} }
    guard let nodes = observers.nodes(observing: object) else { return }
    changes.lastPath = "\(type(of: object))"
    for node in nodes { change(at: node, path: nil, ofObject: true) {} }
  }

  /// Removes the oldest update and applies its changes.
  func takeUpdate() -> Update? {
    guard let update = changes.removeFirst() else { return nil }
    hasUpdates = true
    for commit in update.commits {
      commit()
      tree.forgetSum()
    }
    return update
  }
}
