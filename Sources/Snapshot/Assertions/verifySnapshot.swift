public import SnapshotCore

/// Compares a value with its reference, as `assertSnapshot` does, but returns the verdict and tells
/// the test runner nothing.
///
/// ```swift
/// let verdict = verifySnapshot(of: Badge(), as: .png)
/// if let failure = verdict.failure { Issue.record("\(failure)") }
/// ```
///
/// References are recorded, and the files of a failure are written, as by `assertSnapshot`.
///
/// - Parameters:
///   - value: What to look at. If it throws, the verdict says so with the error's own text.
///   - strategy: How the value is shown, kept and compared.
///   - name: Tells several assertions of one test apart; unnamed ones are numbered.
///   - record: Which references are written, unless `CI` or `SNAPSHOT_RECORD` says otherwise.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call; counts where no test runner knows the test.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: How the comparison ended.
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
  return SnapshotVerdict(site.settle(by: strategy.kind, options) { try strategy.render(value()) })
}

/// Compares a value by a strategy that takes its time, and returns the verdict.
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
///   - value: Makes what to look at. If it throws, the verdict says so with the error's own text.
/// - Returns: How the comparison ended.
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
  let value = Handover(value)
  let result = await site.settle(by: strategy.kind, options) {
    await strategy.render(value, within: timeout)
  }
  return SnapshotVerdict(result)
}
