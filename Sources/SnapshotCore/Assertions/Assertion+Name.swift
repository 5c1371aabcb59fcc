extension Assertion {
  /// Names the snapshot: by `named:`, or by counting the unnamed ones.
  func snapshotName() throws(AssertionError) -> SnapshotName {
    if let name, name.isEmpty { throw .emptyName }
    let first = SnapshotName.found(
      identity: identity,
      named: fullName,
      pathExtension: pathExtension
    )
    guard name == nil else { return first }
    let key = OrdinalCounter.Key(
      test: testID,
      stem: first.stem,
      pathExtension: first.pathExtension
    )
    switch answer(for: key) {
    case .ordinal(let ordinal): return first.with(ordinal: ordinal)
    case .inAnotherTask: throw .unorderedTask
    }
  }

  /// What the scope and the call say, in this order.
  private var fullName: String? {
    guard let outer = scope.settings.name, !outer.isEmpty else { return name }
    guard let name else { return outer }
    return outer + "." + name
  }

  private func answer(for key: OrdinalCounter.Key) -> OrdinalCounter.Answer {
    if let ordinals = scope.ordinals { return ordinals.next(for: key, task: task) }
    // Nothing tells where a repetition begins, but its lines are those of the first.
    if environment.repeatsTests { return ledger.ordinals.ordinal(ofLine: line, for: key) }
    return ledger.ordinals.next(for: key, task: task)
  }

  /// Makes sure that no other assertion of this run uses the file, unless both spell out one name
  /// in one test: then the second one compares as well, and its place is that of the first.
  func claim(_ path: String, in place: SnapshotPlace) throws(AssertionError) -> String? {
    let mine = RunLedger.Claim(test: testID, line: line, path: path, name: name)
    guard let first = ledger.claim(mine) else { return nil }
    guard mine.names(theReferenceOf: first) else {
      throw .fileTaken(path: place.shown(path), first: first, second: mine)
    }
    return first.line
  }
}
