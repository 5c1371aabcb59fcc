/// The changes of state that the next evaluations are to show, the oldest first.
struct StateChanges {
  /// Changes that are shown together.
  struct Update {
    let transaction: Transaction
    var commits: [() -> Void]
  }

  private(set) var updates: [Update] = []
  /// The place of the view whose state was changed last, for messages.
  var lastPlace = ""

  var isEmpty: Bool { updates.isEmpty }

  /// Adds a change, which is shown with the one before if their transactions allow it.
  mutating func add(_ transaction: Transaction, _ commit: @escaping () -> Void) {
    guard let last = updates.last, last.transaction.isShown(with: transaction) else {
      return updates.append(Update(transaction: transaction, commits: [commit]))
    }
    updates[updates.count - 1].commits.append(commit)
  }

  /// Removes the oldest change and returns it.
  mutating func removeFirst() -> Update? {
    updates.isEmpty ? nil : updates.removeFirst()
  }
}
