public import SnapshotCore

// Parameters of swift-snapshot-testing's assertions: `timeout:` in seconds, and `record:` as a
// Boolean.

/// Asserts that a value matches its reference, with a time limit for callback-based strategies.
///
/// - Parameters:
///   - value: The value. If the expression throws, the assertion fails with the error.
///   - strategy: The strategy that renders and compares the value.
///   - name: A name that distinguishes assertions of one test; unnamed ones are numbered.
///   - record: The record mode; `SNAPSHOT_RECORD` and `CI` override it.
///   - timeout: The time limit of a callback-based strategy, in seconds; see ``Async``. Other
///     strategies ignore it.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call, used for the name if there is no current test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: RecordMode? = nil,
  timeout: Double,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  BlockingLimit.$current.withValue(Duration(bounded: timeout)) { () throws(Never) -> Void in
    assertSnapshot(
      of: try value(),
      as: strategy,
      named: name,
      record: record,
      fileID: fileID,
      file: filePath,
      testName: testName,
      line: line,
      column: column
    )
  }
}

/// Asserts that a value matches its references with several strategies, with a time limit for
/// callback-based ones.
///
/// - Parameters:
///   - value: The value. If the expression throws, the assertion fails with the error.
///   - strategies: The strategies that render and compare the value.
///   - record: The record mode; `SNAPSHOT_RECORD` and `CI` override it.
///   - timeout: The time limit of a callback-based strategy, in seconds; see ``Async``. Other
///     strategies ignore it.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call, used for the name if there is no current test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: RecordMode? = nil,
  timeout: Double,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  BlockingLimit.$current.withValue(Duration(bounded: timeout)) { () throws(Never) -> Void in
    assertSnapshots(
      of: try value(),
      as: strategies,
      record: record,
      fileID: fileID,
      file: filePath,
      testName: testName,
      line: line,
      column: column
    )
  }
}

/// Asserts that a value matches its references with several named strategies, with a time limit for
/// callback-based ones.
///
/// - Parameters:
///   - value: The value. If the expression throws, the assertion fails with the error.
///   - strategies: The strategies, by the names of their snapshots.
///   - record: The record mode; `SNAPSHOT_RECORD` and `CI` override it.
///   - timeout: The time limit of a callback-based strategy, in seconds; see ``Async``. Other
///     strategies ignore it.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call, used for the name if there is no current test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: RecordMode? = nil,
  timeout: Double,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  BlockingLimit.$current.withValue(Duration(bounded: timeout)) { () throws(Never) -> Void in
    assertSnapshots(
      of: try value(),
      as: strategies,
      record: record,
      fileID: fileID,
      file: filePath,
      testName: testName,
      line: line,
      column: column
    )
  }
}

/// Asserts that a value matches its reference with an asynchronous strategy, and blocks until it is
/// done.
///
/// - Parameters:
///   - value: The value. If the expression throws, the assertion fails with the error.
///   - strategy: The strategy that renders and compares the value.
///   - name: A name that distinguishes assertions of one test; unnamed ones are numbered.
///   - record: The record mode; `SNAPSHOT_RECORD` and `CI` override it.
///   - timeout: The time limit of the strategy, in seconds.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call, used for the name if there is no current test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> sending Value,
  as strategy: AsyncSnapshotting<Value, Format>,
  named name: String? = nil,
  record: RecordMode? = nil,
  timeout: Double,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(),
    as: strategy,
    named: name,
    record: record,
    timeout: Duration(bounded: timeout),
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

// MARK: - Recording by a Boolean

/// Asserts that a value matches its recorded reference.
@_disfavoredOverload
@available(*, deprecated, message: "Write 'record: .all' for 'true', '.missing' for 'false'.")
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: Bool?,
  timeout: Double = 60,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(),
    as: strategy,
    named: name,
    record: record.map { $0 ? .all : .missing },
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

/// Asserts that a value matches its references with several strategies.
@_disfavoredOverload
@available(*, deprecated, message: "Write 'record: .all' for 'true', '.missing' for 'false'.")
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: Bool?,
  timeout: Double = 60,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(),
    as: strategies,
    record: record.map { $0 ? .all : .missing },
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

/// Asserts that a value matches its references with several named strategies.
@_disfavoredOverload
@available(*, deprecated, message: "Write 'record: .all' for 'true', '.missing' for 'false'.")
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: Bool?,
  timeout: Double = 60,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(),
    as: strategies,
    record: record.map { $0 ? .all : .missing },
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

// MARK: - Folder of the references

/// Compares a value with its reference in a folder, and returns the message of a failure, or `nil`.
@available(
  *,
  deprecated,
  message: "Use 'assertSnapshot(of:as:directory:)', or 'verifySnapshot(of:as:directory:).failure'."
)
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: RecordMode? = nil,
  snapshotDirectory: String?,
  timeout: Double = 60,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  BlockingLimit.$current.withValue(Duration(bounded: timeout)) { () throws(Never) -> String? in
    verifySnapshot(
      of: try value(),
      as: strategy,
      named: name,
      record: record,
      directory: snapshotDirectory,
      fileID: fileID,
      file: filePath,
      testName: testName,
      line: line,
      column: column
    ).failure
  }
}
