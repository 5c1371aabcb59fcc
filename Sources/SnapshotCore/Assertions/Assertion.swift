/// One call of `assertSnapshot`, before anything is done about it.
package struct Assertion: Sendable {
  package var identity: TestIdentity
  /// The test and its case, for telling assertions apart within a run.
  package var testID: String
  /// What `swift test --filter` takes to run this test.
  package var filter: @Sendable () -> String
  /// The path of the test's source.
  package var source: String
  /// The place of the call, as `File.swift:12:5`.
  package var line: String
  package var name: String?
  /// What made the format, such as `png` or `png(size:scale:)`.
  package var strategy: String
  package var pathExtension: String?
  package var record: RecordMode?
  package var directory: String?
  /// Runs since the call.
  package var stopwatch: Stopwatch
  /// The identity of the current task, `nil` outside of tasks.
  package var task: Int?
  package var scope: RecordScope
  package var environment: RunEnvironment
  package var ledger: RunLedger

  package init(
    identity: TestIdentity,
    testID: String,
    filter: @autoclosure @escaping @Sendable () -> String,
    source: String,
    line: String,
    name: String? = nil,
    strategy: String = "",
    pathExtension: String? = nil,
    record: RecordMode? = nil,
    directory: String? = nil,
    stopwatch: Stopwatch = Stopwatch(),
    task: Int? = nil,
    scope: RecordScope = .current,
    environment: RunEnvironment = .current,
    ledger: RunLedger = .current
  ) {
    self.identity = identity
    self.testID = testID
    self.filter = filter
    self.source = source
    self.line = line
    self.name = name
    self.strategy = strategy
    self.pathExtension = pathExtension
    self.record = record
    self.directory = directory
    self.stopwatch = stopwatch
    self.task = task
    self.scope = scope
    self.environment = environment
    self.ledger = ledger
  }
}
