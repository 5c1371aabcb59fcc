/// Runs a closure whose state changes use a transaction.
///
/// In nested calls, the completions of the outer transaction also wait for the inner changes.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current.completions
  guard !transaction.completions.isEmpty || !outer.isEmpty else {
    return try Transaction.scoped(transaction, body)
  }
  defer {
    // If the closure changes nothing, no update schedules them.
    ViewGraph.current?.schedule(transaction.completions.filter { !outer.containsObject($0) })
  }
  return try Transaction.scoped(transaction.addingCompletions(outer), body)
}

/// Runs a closure whose state changes use the current transaction with one value set.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>,
  _ value: Value,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
