internal import Testing

extension Test {
  /// Whether a custom trait provides a scope inside the innermost `.snapshots` trait. It may run
  /// the test more than once, while the numbers of unnamed assertions continue.
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
