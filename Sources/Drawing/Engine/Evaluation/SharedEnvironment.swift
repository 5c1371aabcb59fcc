/// The environment of a view, which most views pass to their subviews unchanged.
///
/// It is a class so that it is shared instead of copied for each subview.
final class SharedEnvironment {
  let values: EnvironmentValues
  /// A changed copy that siblings with the same change share. Only `setForegroundColor(_:)` sets
  /// it.
  @exclusivity(unchecked) var changedCopy: ChangedCopy?
  /// Whether `setForegroundColor(_:)` has made a changed copy of this environment.
  @exclusivity(unchecked) var hasColoredCopy = false

  init(_ values: EnvironmentValues) {
    self.values = values
  }

  /// A changed copy of an environment. Its subclass knows the change.
  class ChangedCopy {
    let environment: SharedEnvironment

    init(_ environment: SharedEnvironment) {
      self.environment = environment
    }
  }

  deinit {
    // Copies own their next copies. A chain of them is released in a loop, because recursion would
    // use stack in proportion to its length.
    var next = changedCopy
    while let copy = next {
      next = copy.environment.changedCopy
      copy.environment.changedCopy = nil
    }
  }
}
