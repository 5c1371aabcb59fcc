/// The inputs of one call of `assertSnapshot`.
package struct Assertion: Sendable {
  package var caller: Caller
  package var name: String?
  /// The name of the strategy, such as `png` or `png(size:scale:)`.
  package var strategy: String
  package var pathExtension: String?
  package var record: RecordMode?
  package var directory: String?
  /// The name of the references in swift-snapshot-testing's layout; `nil` if there are none.
  package var former: FormerName?
  /// The time of the call.
  package var began: ContinuousClock.Instant
  /// The current task, `nil` outside of tasks; only unnamed assertions need it.
  package var task: RunningTask?
  package var scope: RecordScope
  package var environment: RunEnvironment
  package var runState: RunState

  package init(
    caller: Caller,
    name: String? = nil,
    strategy: String = "",
    pathExtension: String? = nil,
    record: RecordMode? = nil,
    directory: String? = nil,
    former: FormerName? = nil,
    began: ContinuousClock.Instant = .now,
    task: RunningTask? = nil,
    scope: RecordScope = .current,
    environment: RunEnvironment = .current,
    runState: RunState = .current
  ) {
    self.caller = caller
    self.name = name
    self.strategy = strategy
    self.pathExtension = pathExtension
    self.record = record
    self.directory = directory
    self.former = former
    self.began = began
    self.task = task
    self.scope = scope
    self.environment = environment
    self.runState = runState
  }
}
