public import SnapshotCore

/// Asserts that an asynchronously evaluated value matches its recorded reference.
///
/// ```swift
/// @Test func greeting() async {
///   await assertSnapshot(as: .lines) {
///     try await server.greeting()
///   }
/// }
/// ```
///
/// - Parameters:
///   - strategy: The strategy that renders and compares the value.
///   - name: A name that distinguishes assertions of one test; unnamed ones are numbered.
///   - record: The record mode; `SNAPSHOT_RECORD` and `CI` override it.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - timeout: The time limit for evaluating and rendering the value, 60 seconds by default. If
///     it is exceeded, the assertion fails and the task is cancelled.
///   - isolation: The actor of the caller.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call, used for the name if there is no current test.
///   - line: The line of the call.
///   - column: The column of the call.
///   - value: A closure that returns the value. If it throws, the assertion fails with the error.
public func assertSnapshot<Value, Format>(
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: RecordMode? = nil,
  directory: String? = nil,
  timeout: Duration = .seconds(60),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  @_inheritActorContext of value: sending @escaping @isolated(any) () async throws -> sending Value
) async {
  await assertSnapshot(
    as: AsyncSnapshotting(strategy),
    named: name,
    record: record,
    directory: directory,
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column,
    of: value
  )
}

/// Asserts that a value matches its reference with an asynchronous strategy.
///
/// - Parameters:
///   - strategy: The strategy that renders and compares the value.
///   - name: A name that distinguishes assertions of one test; unnamed ones are numbered.
///   - record: The record mode; `SNAPSHOT_RECORD` and `CI` override it.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - timeout: The time limit for evaluating and rendering the value, 60 seconds by default. If
///     it is exceeded, the assertion fails and the task is cancelled.
///   - isolation: The actor of the caller.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call, used for the name if there is no current test.
///   - line: The line of the call.
///   - column: The column of the call.
///   - value: A closure that returns the value. If it throws, the assertion fails with the error.
public func assertSnapshot<Value, Format>(
  as strategy: AsyncSnapshotting<Value, Format>,
  named name: String? = nil,
  record: RecordMode? = nil,
  directory: String? = nil,
  timeout: Duration = .seconds(60),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  @_inheritActorContext of value: sending @escaping @isolated(any) () async throws -> sending Value
) async {
  let site = CallSite(fileID, filePath, line, column, in: testName)
  let options = AssertionOptions(name, record, directory)
  let value = UncheckedSendable(value)
  await site.report(by: strategy.kind, options) { await strategy.render(value, within: timeout) }
}

/// Asserts that a value matches its reference with an asynchronous strategy.
///
/// ```swift
/// await assertSnapshot(of: page, as: .wait(for: .seconds(1), on: .lines))
/// ```
///
/// - Parameters:
///   - value: The value. If the expression throws, the assertion fails with the error.
///   - strategy: The strategy that renders and compares the value.
///   - name: A name that distinguishes assertions of one test; unnamed ones are numbered.
///   - record: The record mode; `SNAPSHOT_RECORD` and `CI` override it.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - timeout: The time limit for evaluating and rendering the value, 60 seconds by default. If
///     it is exceeded, the assertion fails and the task is cancelled.
///   - isolation: The actor of the caller.
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
  directory: String? = nil,
  timeout: Duration = .seconds(60),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) async {
  let site = CallSite(fileID, filePath, line, column, in: testName)
  let options = AssertionOptions(name, record, directory)
  await site.report(by: strategy.kind, options) {
    await strategy.render(
      UncheckedSendable(Result { UncheckedSendable(try value()) }),
      within: timeout
    )
  }
}

/// Asserts that a value matches its reference with an asynchronous strategy, and blocks until it is
/// done.
///
/// Use it in tests that aren't asynchronous, such as most XCTests. While it blocks the main thread,
/// it runs the main run loop.
///
/// - Parameters:
///   - value: The value. If the expression throws, the assertion fails with the error.
///   - strategy: The strategy that renders and compares the value.
///   - name: A name that distinguishes assertions of one test; unnamed ones are numbered.
///   - record: The record mode; `SNAPSHOT_RECORD` and `CI` override it.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - timeout: The time limit for evaluating and rendering the value, 60 seconds by default. If
///     it is exceeded, the assertion fails and the task is cancelled.
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
  directory: String? = nil,
  timeout: Duration = .seconds(60),
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column, in: testName)
  site.report(by: strategy.kind, AssertionOptions(name, record, directory)) {
    let value = UncheckedSendable(try value())
    return try Deadline.block(within: timeout) {
      try strategy.diffing.rendering(of: await strategy.snapshot(value.value))
    }
  }
}
