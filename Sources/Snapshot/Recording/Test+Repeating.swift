internal import Testing

extension Test {
  /// Whether a trait that isn't ours, and isn't Swift Testing's, runs inside of our innermost one: it
  /// may run the test more than once, and our count of unnamed assertions goes on.
  var mayBeRunAgainByTrait: Bool {
    for trait in traits.reversed() {
      if trait is SnapshotsTrait { return false }
      if trait.providesScope, !String(reflecting: type(of: trait)).hasPrefix("Testing.") {
        return true
      }
    }
    return false
  }
}

extension Trait {
  fileprivate var providesScope: Bool { TestScopeProvider.self != Never.self }
}
