public import SnapshotCore

/// Asserts that a value matches its recorded reference.
///
/// ```swift
/// @Test func badge() {
///   assertSnapshot(of: Badge(), as: .png)
/// }
/// ```
///
/// The first run writes the reference, `__Snapshots__/<Module>/<Suite>/badge.png`, and fails once.
/// Later runs compare. `swift run snapshot review` accepts intended changes.
///
/// - Parameters:
///   - value: The value. If the expression throws, the assertion fails with the error.
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
    try strategy.render(created(value))
  }
}
