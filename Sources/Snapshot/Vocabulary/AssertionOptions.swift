internal import SnapshotCore

/// The options of an assertion besides value and strategy.
struct AssertionOptions {
  var name: String?
  var record: RecordMode?
  var directory: String?

  init(_ name: String?, _ record: RecordMode?, _ directory: String?) {
    self.name = name
    self.record = record
    self.directory = directory
  }
}
