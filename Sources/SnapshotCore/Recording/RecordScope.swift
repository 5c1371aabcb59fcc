/// What a trait or a scope function sets for the assertions inside it.
package struct RecordScope: Sendable {
  package var record: RecordMode?
  package var directory: String?
  /// Counts for one run of one test case; `nil` where no trait is in force.
  package var ordinals: OrdinalCounter?

  package init(
    record: RecordMode? = nil,
    directory: String? = nil,
    ordinals: OrdinalCounter? = nil
  ) {
    self.record = record
    self.directory = directory
    self.ordinals = ordinals
  }

  /// What holds for the current task.
  @TaskLocal package static var current = RecordScope()

  /// Returns this scope with what an inner one sets put over it.
  package func overridden(record: RecordMode?, directory: String?) -> RecordScope {
    var scope = self
    scope.record = record ?? scope.record
    scope.directory = directory ?? scope.directory
    return scope
  }
}
