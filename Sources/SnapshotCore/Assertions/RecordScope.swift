/// The settings of a trait or scope function for the assertions inside it.
package struct RecordScope: Sendable {
  package var settings: SnapshotSettings
  /// The counter for one run of one test case; `nil` without the trait `.snapshots`.
  package var ordinals: OrdinalCounter?

  package init(settings: SnapshotSettings = SnapshotSettings(), ordinals: OrdinalCounter? = nil) {
    self.settings = settings
    self.ordinals = ordinals
  }

  /// The scope of the current task.
  @TaskLocal package static var current = RecordScope()

  /// Returns this scope with the settings of an inner scope.
  package func overridden(by settings: SnapshotSettings) -> RecordScope {
    RecordScope(settings: self.settings.overridden(by: settings), ordinals: ordinals)
  }
}
