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
///   - isolation: The actor that the value is made on, that of the caller.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - testName: The function of the call; counts where no test runner knows the test.
///   - value: Makes what to look at. If it throws, the assertion fails with the error.
public func assertSnapshot<Value, Format>(
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: RecordMode? = nil,
  directory: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  testName: String = #function,
  of value: () async throws -> Value
) async {
  let site = CallSite(
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column,
    function: testName
  )
  let rendering: Result<Rendering, any Error>
  do {
    rendering = .success(try strategy.render(await value()))
  } catch {
    rendering = .failure(error)
  }
  site.report(rendering, strategy.pathExtension, named: name, record: record, directory: directory)
}
