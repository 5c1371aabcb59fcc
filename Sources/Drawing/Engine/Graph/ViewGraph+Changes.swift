extension ViewGraph {
  typealias Update = StateChanges.Update

  /// The place of the view whose state was changed last, for messages.
  var lastChange: String { changes.lastPlace }

  /// Notes a change of state at a place, to be shown by the next evaluation.
  func change(
    at node: GraphNode?,
    path: IdentityPath?,
    transaction: Transaction = .ambient,
    _ commit: @escaping () -> Void
  ) {
    if let path { changes.lastPlace = path.description }
    changes.add(transaction) {
      commit()
      node?.noteChange()
    }
  }

  /// Notes that what lives at a place depends on an object.
  func observe(_ object: AnyObject, from node: GraphNode) {
    observers.add(node, of: object)
  }

  /// Notes that an observed object has changed; `nil` for one that doesn't say which it is.
  func objectChanged(_ object: AnyObject?) {
    guard let object else { return change(at: root, path: nil) {} }
    guard let nodes = observers.nodes(observing: object) else { return }
    changes.lastPlace = "\(type(of: object))"
    for node in nodes { change(at: node, path: nil) {} }
  }

  /// Takes the oldest change and makes it.
  func takeUpdate() -> Update? {
    guard let update = changes.removeFirst() else { return nil }
    hasUpdates = true
    update.commits.forEach { $0() }
    return update
  }
}
