/// The state changes that the next evaluations will apply, oldest first.
struct StateChanges {
  /// Changes applied by one evaluation.
  struct Update {
    let transaction: Transaction
    var commits: [() -> Void]
  }

  private(set) var updates: [Update] = []
  /// The path of the view whose state changed last, for messages.
  var lastPath = ""

  var isEmpty: Bool { updates.isEmpty }

  /// Adds a change to the previous update if their transactions allow it, or else to a new update.
  mutating func add(_ transaction: Transaction, _ commit: @escaping () -> Void) {
    guard let last = updates.last, last.transaction.canMerge(with: transaction) else {
      return updates.append(Update(transaction: transaction, commits: [commit]))
    }
    updates[updates.count - 1].commits.append(commit)
  }

  /// Removes the oldest update and returns it.
  mutating func removeFirst() -> Update? {
    updates.isEmpty ? nil : updates.removeFirst()
  }
}
