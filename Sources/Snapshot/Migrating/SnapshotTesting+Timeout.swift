public import SnapshotCore

// What swift-snapshot-testing's assertions also take: seconds for what calls back, and a Boolean.

/// Asserts that a value looks as it did, by a strategy that may call back, within a time.
///
/// - Parameters:
///   - value: What to look at. If it throws, the assertion fails with the error.
///   - strategy: How the value is shown, kept and compared.
///   - name: Tells several assertions of one test apart; unnamed ones are numbered.
///   - record: Which references are written, unless `CI` or `SNAPSHOT_RECORD` says otherwise.
///   - timeout: How many seconds a strategy may wait to be called back, see ``Async``; it has no
///     meaning for others.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call; counts where no test runner knows the test.
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

/// Asserts that a value looks as it did, in several ways that may call back, within a time.
///
/// - Parameters:
///   - value: What to look at. If it throws, the assertion fails with the error.
///   - strategies: How the value is shown, kept and compared.
///   - record: Which references are written, unless `CI` or `SNAPSHOT_RECORD` says otherwise.
///   - timeout: How many seconds a strategy may wait to be called back, see ``Async``; it has no
///     meaning for others.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call; counts where no test runner knows the test.
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

/// Asserts that a value looks as it did, in several ways with names that may call back, within a time.
///
/// - Parameters:
///   - value: What to look at. If it throws, the assertion fails with the error.
///   - strategies: How the value is shown, kept and compared, by the name of the snapshot.
///   - record: Which references are written, unless `CI` or `SNAPSHOT_RECORD` says otherwise.
///   - timeout: How many seconds a strategy may wait to be called back, see ``Async``; it has no
///     meaning for others.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call; counts where no test runner knows the test.
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

/// Asserts that a value looks as it did, by a strategy that takes its time, and blocks meanwhile.
///
/// - Parameters:
///   - value: What to look at. If it throws, the assertion fails with the error.
///   - strategy: How the value is shown, kept and compared.
///   - name: Tells several assertions of one test apart; unnamed ones are numbered.
///   - record: Which references are written, unless `CI` or `SNAPSHOT_RECORD` says otherwise.
///   - timeout: How many seconds the strategy may take.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call; counts where no test runner knows the test.
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

/// Asserts that a value looks as it did when its reference was recorded.
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

/// Asserts that a value looks as it did, in several ways.
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

/// Asserts that a value looks as it did, in several ways with names.
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

// MARK: - Where the references lie

/// Compares a value with its reference in a folder, and returns what is wrong, or `nil`.
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
