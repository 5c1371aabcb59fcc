/// The state changes that the next evaluations will apply, oldest first.
struct StateChanges {
  /// Changes applied by one evaluation.
  struct Update {
    let transaction: Transaction
    var commits: [() -> Void] = []
    fileprivate var nodes = ChangedNodes()
    /// Whether it contains only changes of objects.
    fileprivate var isOfObjects: Bool

    fileprivate init(transaction: Transaction, isOfObjects: Bool) {
      self.transaction = transaction
      self.isOfObjects = isOfObjects
    }
  }

  private(set) var updates: [Update] = []
  /// Whether any change was added so far.
  private(set) var hadAny = false
  /// The path of the view whose state changed last, for messages.
  var lastPath = ""

  var isEmpty: Bool { updates.isEmpty }

  /// Adds a change at a node to the latest update with an equal transaction, or else to a new one.
  ///
  /// The change skips later updates only if they change neither the node nor anything above or
  /// below it, so that changes of each view's state are applied in their order. Thus a thousand
  /// views that start ten different animations need ten evaluations.
  ///
  /// Changes of objects are applied first if they aren't part of such an update. Each evaluation
  /// sees them, so an earlier one would show them with the animation of another change.
  mutating func add(
    _ transaction: Transaction,
    at node: GraphNode?,
    ofObject isOfObject: Bool = false,
    _ commit: @escaping () -> Void
  ) {
    hadAny = true
    var index = index(for: transaction, at: node)
    if index == updates.endIndex {
      if isOfObject { index = updates.firstIndex { !$0.isOfObjects } ?? index }
      updates.insert(Update(transaction: transaction, isOfObjects: isOfObject), at: index)
    }
    if !isOfObject { updates[index].isOfObjects = false }
    updates[index].commits.append(commit)
    updates[index].nodes.insert(node)
  }

  private mutating func index(for transaction: Transaction, at node: GraphNode?) -> Int {
    for index in updates.indices.reversed() {
      if updates[index].transaction.canMerge(with: transaction) { return index }
      if updates[index].nodes.overlaps(node) { break }
    }
    return updates.endIndex
  }

  /// Removes the oldest update and returns it.
  mutating func removeFirst() -> Update? {
    updates.isEmpty ? nil : updates.removeFirst()
  }
}
