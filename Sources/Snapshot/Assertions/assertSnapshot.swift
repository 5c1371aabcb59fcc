public import SnapshotCore

/// Asserts that a value looks as it did when its reference was recorded.
///
/// ```swift
/// @Test func badge() {
///   assertSnapshot(of: Badge(), as: .png)
/// }
/// ```
///
/// The first run writes the reference, `__Snapshots__/<Module>/<Suite>/badge.png`, and fails once.
/// Later runs compare. `swift run snapshot review` accepts what has changed.
///
/// - Parameters:
///   - value: What to look at. If it throws, the assertion fails with the error.
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
public func assertSnapshot<Value, Format>(
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
) {
  let site = CallSite(fileID, filePath, line, column, in: testName)
  site.report(by: strategy.kind, AssertionOptions(name, record, directory)) {
    try strategy.render(value())
  }
}
