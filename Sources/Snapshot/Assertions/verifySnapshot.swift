public import SnapshotCore

/// Compares a value with its reference like `assertSnapshot`, and returns the verdict instead of
/// reporting it to the test runner.
///
/// ```swift
/// let verdict = verifySnapshot(of: Badge(), as: .png)
/// if let failure = verdict.failure { Issue.record("\(failure)") }
/// ```
///
/// It records references and writes the files of a failure like `assertSnapshot`.
///
/// - Parameters:
///   - value: The value. If the expression throws, the verdict contains the error's description.
///   - strategy: The strategy that renders and compares the value.
///   - name: A name that distinguishes assertions of one test; unnamed ones are numbered.
///   - record: The record mode; `SNAPSHOT_RECORD` and `CI` override it.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call, used for the name if there is no current test.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The result of the comparison.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: RecordMode? = nil,
  directory: String? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> SnapshotVerdict {
  let site = CallSite(fileID, filePath, line, column, in: testName)
  let options = AssertionOptions(name, record, directory)
  return SnapshotVerdict(
    site.runAssertion(by: strategy.kind, options) { try strategy.render(created(value)) }
  )
}

/// Compares a value with its reference with an asynchronous strategy, and returns the verdict.
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
///   - value: A closure that returns the value. If it throws, the verdict contains the error's
///     description.
/// - Returns: The result of the comparison.
public func verifySnapshot<Value, Format>(
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
) async -> SnapshotVerdict {
  let site = CallSite(fileID, filePath, line, column, in: testName)
  let options = AssertionOptions(name, record, directory)
  let value = UncheckedSendable(value)
  let result = await site.runAssertion(by: strategy.kind, options) {
    await strategy.render(value, within: timeout)
  }
  return SnapshotVerdict(result)
}
