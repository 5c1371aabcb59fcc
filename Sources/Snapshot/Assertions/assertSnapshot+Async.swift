public import SnapshotCore

/// Asserts that a value made asynchronously looks as it did when its reference was recorded.
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
///   - strategy: How the value is shown, kept and compared.
///   - name: Tells several assertions of one test apart; unnamed ones are numbered.
///   - record: Which references are written, unless `CI` or `SNAPSHOT_RECORD` says otherwise.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - timeout: The time that the value and its strategy may take together; 60 seconds by default. If
///     they take longer, the assertion fails, cancels them and doesn't wait for them.
///   - isolation: The actor of the caller.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call; counts where no test runner knows the test.
///   - line: The line of the call.
///   - column: The column of the call.
///   - value: Makes what to look at. If it throws, the assertion fails with the error.
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

/// Asserts that a value looks as it did, by a strategy that takes its time.
///
/// - Parameters:
///   - strategy: How the value is shown, kept and compared.
///   - name: Tells several assertions of one test apart; unnamed ones are numbered.
///   - record: Which references are written, unless `CI` or `SNAPSHOT_RECORD` says otherwise.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - timeout: The time that the value and its strategy may take together; 60 seconds by default. If
///     they take longer, the assertion fails, cancels them and doesn't wait for them.
///   - isolation: The actor of the caller.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call; counts where no test runner knows the test.
///   - line: The line of the call.
///   - column: The column of the call.
///   - value: Makes what to look at. If it throws, the assertion fails with the error.
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
  let value = Handover(value)
  await site.report(by: strategy.kind, options) { await strategy.render(value, within: timeout) }
}

/// Asserts that a value looks as it did, by a strategy that takes its time.
///
/// ```swift
/// await assertSnapshot(of: page, as: .wait(for: .seconds(1), on: .lines))
/// ```
///
/// - Parameters:
///   - value: What to look at. If it throws, the assertion fails with the error.
///   - strategy: How the value is shown, kept and compared.
///   - name: Tells several assertions of one test apart; unnamed ones are numbered.
///   - record: Which references are written, unless `CI` or `SNAPSHOT_RECORD` says otherwise.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - timeout: The time that the value and its strategy may take together; 60 seconds by default. If
///     they take longer, the assertion fails, cancels them and doesn't wait for them.
///   - isolation: The actor of the caller.
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
    await strategy.render(Handover(Result { Handover(try value()) }), within: timeout)
  }
}

/// Asserts that a value looks as it did, by a strategy that takes its time, and blocks meanwhile.
///
/// It is for tests that aren't asynchronous, as those of XCTest often are. The main thread serves
/// its queue while it waits.
///
/// - Parameters:
///   - value: What to look at. If it throws, the assertion fails with the error.
///   - strategy: How the value is shown, kept and compared.
///   - name: Tells several assertions of one test apart; unnamed ones are numbered.
///   - record: Which references are written, unless `CI` or `SNAPSHOT_RECORD` says otherwise.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - timeout: The time that the value and its strategy may take together; 60 seconds by default. If
///     they take longer, the assertion fails, cancels them and doesn't wait for them.
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
    let value = Handover(try value())
    return try Deadline.block(within: timeout) {
      try strategy.diffing.rendering(of: await strategy.snapshot(value.value))
    }
  }
}
