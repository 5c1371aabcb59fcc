/// What a trait or a scope function sets for the assertions inside it.
package struct RecordScope: Sendable {
  package var settings: SnapshotSettings
  /// Counts for one run of one test case; `nil` where no trait is in force.
  package var ordinals: OrdinalCounter?

  package init(settings: SnapshotSettings = SnapshotSettings(), ordinals: OrdinalCounter? = nil) {
    self.settings = settings
    self.ordinals = ordinals
  }

  /// What holds for the current task.
  @TaskLocal package static var current = RecordScope()

  /// Returns this scope with what an inner one sets put over it.
  package func overridden(by settings: SnapshotSettings) -> RecordScope {
    RecordScope(settings: self.settings.overridden(by: settings), ordinals: ordinals)
  }
}
