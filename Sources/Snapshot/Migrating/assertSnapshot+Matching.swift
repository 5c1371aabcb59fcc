public import SnapshotCore

/// Asserts that a value matches its recorded reference.
@available(
  *,
  deprecated,
  renamed: "assertSnapshot(of:as:named:record:fileID:file:testName:line:column:)"
)
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: RecordMode? = nil,
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
    record: record,
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

/// Asserts that a value matches its references with several strategies.
@available(
  *,
  deprecated,
  renamed: "assertSnapshots(of:as:record:fileID:file:testName:line:column:)"
)
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: RecordMode? = nil,
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
    record: record,
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

/// Asserts that a value matches its references with several named strategies.
@available(
  *,
  deprecated,
  renamed: "assertSnapshots(of:as:record:fileID:file:testName:line:column:)"
)
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: RecordMode? = nil,
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
    record: record,
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

/// Compares a value with its reference, and returns the message of a failure, or `nil`.
@available(*, deprecated, message: "Use 'verifySnapshot(of:as:)', which returns a verdict.")
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: RecordMode? = nil,
  snapshotDirectory: String? = nil,
  timeout: Double = 60,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(),
    as: strategy,
    named: name,
    record: record,
    snapshotDirectory: snapshotDirectory,
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
}

/// Asserts that a value matches its recorded reference.
@_disfavoredOverload
@available(
  *,
  deprecated,
  renamed: "assertSnapshot(of:as:named:record:fileID:file:testName:line:column:)"
)
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
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
@available(
  *,
  deprecated,
  renamed: "assertSnapshots(of:as:record:fileID:file:testName:line:column:)"
)
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
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
@available(
  *,
  deprecated,
  renamed: "assertSnapshots(of:as:record:fileID:file:testName:line:column:)"
)
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
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
