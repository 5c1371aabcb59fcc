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
/// Later runs compare. `SNAPSHOT_RECORD=failed swift test` accepts what has changed.
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
///   - line: The line of the call.
///   - column: The column of the call.
///   - testName: The function of the call; counts where no test runner knows the test.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: RecordMode? = nil,
  directory: String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  testName: String = #function
) {
  let site = CallSite(
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column,
    function: testName
  )
  let rendering = Result { try strategy.render(value()) }
  Reporter.report(
    check(rendering, strategy.pathExtension, name, record, directory, at: site),
    at: site
  )
}

/// Asserts that a value made asynchronously looks as it did when its reference was recorded.
///
/// - Parameters:
///   - value: What to look at. If it throws, the assertion fails with the error.
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
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () async throws -> Value,
  as strategy: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: RecordMode? = nil,
  directory: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  testName: String = #function
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
  Reporter.report(
    check(rendering, strategy.pathExtension, name, record, directory, at: site),
    at: site
  )
}

private func check(
  _ rendering: Result<Rendering, any Error>,
  _ pathExtension: String?,
  _ name: String?,
  _ record: RecordMode?,
  _ directory: String?,
  at site: CallSite
) -> AssertionResult {
  do {
    let assertion = try Assertion(
      at: site,
      named: name,
      pathExtension: pathExtension,
      record: record,
      directory: directory
    )
    return assertion.run(rendering)
  } catch {
    return AssertionResult(verdict: nil, outcome: .failure, message: "\(error)")
  }
}

extension Snapshotting {
  /// Renders a value and remembers how to hold a reference against it.
  fileprivate func render(_ value: Value) throws -> Rendering {
    let format = try snapshot(value)
    let compare = diffing.compare
    return Rendering(bytes: [UInt8](try diffing.toData(format))) { try compare($0, format) }
  }
}
