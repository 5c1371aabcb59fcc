/// The settings of a trait or scope function for the assertions inside it.
package struct RecordScope: Sendable {
  package var settings: SnapshotSettings
  /// The counter for one run of one test case; `nil` without the trait `.snapshots`.
  package var ordinals: OrdinalCounter?
  /// Whether a value is rendered a second time, before its reference is written. Assertions in its
  /// expression or its strategy ran in the first rendering, so they do nothing.
  package var isRepeated = false

  package init(settings: SnapshotSettings = SnapshotSettings(), ordinals: OrdinalCounter? = nil) {
    self.settings = settings
    self.ordinals = ordinals
  }

  /// The scope of the current task.
  @TaskLocal package static var current = RecordScope()

  /// Returns this scope with the settings of an inner scope.
  package func overridden(by settings: SnapshotSettings) -> RecordScope {
    var scope = self
    scope.settings = self.settings.overridden(by: settings)
    return scope
  }

  /// Calls a closure that renders a value a second time.
  package static func repeating<Result>(_ render: () throws -> Result) rethrows -> Result {
    try $current.withValue(current.repeated) { try render() }
  }

  /// Calls an asynchronous closure that renders a value a second time.
  package static func repeating<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ render: () async throws -> Result
  ) async rethrows -> Result {
    try await $current.withValue(current.repeated) { try await render() }
  }

  private var repeated: RecordScope {
    var scope = self
    scope.isRepeated = true
    return scope
  }
}
