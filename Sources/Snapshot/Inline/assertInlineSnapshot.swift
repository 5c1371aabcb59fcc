#if InlineSnapshots
public import SnapshotCore

/// Asserts that a value looks as a literal in the source says, and writes the literal where there is
/// none.
///
/// ```swift
/// @Test func card() {
///   assertInlineSnapshot(of: user, as: .dump)
/// }
/// ```
///
/// The first run writes the literal behind the call, into this source, and fails once:
///
/// ```swift
/// assertInlineSnapshot(of: user, as: .dump) {
///   """
///   ▿ User
///     - name: "Ada"
///   """
/// }
/// ```
///
/// It is there where the package trait `InlineSnapshots` is on, see <doc:KeepingSnapshotsInTheSource>.
///
/// - Parameters:
///   - value: What to look at. If it throws or is `nil`, the assertion fails.
///   - strategy: How the value is shown and compared, as text.
///   - message: What a failure says first.
///   - record: Which literals are written, unless `CI` or `SNAPSHOT_RECORD` says otherwise.
///   - timeout: The seconds that a strategy may wait for its callback, see ``Async``; 5 by default. It
///     has no effect on other strategies.
///   - syntaxDescriptor: Which closure of the call holds the literal, for functions around this one.
///   - expected: The literal.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file, which the literal is written into.
///   - function: The function of the call; counts where no test runner knows the test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as strategy: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: RecordMode? = nil,
  timeout: Double = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column, in: "\(function)")
  func render() throws -> Rendering {
    guard let value = try value() else { throw NothingToSnapshot() }
    return try BlockingLimit.$current.withValue(Duration(bounded: timeout)) {
      try strategy.render(value)
    }
  }
  let rendering = Result { try render() }
  let expected = expected?()
  let place = InlinePlace(
    line: site.line,
    column: site.column,
    label: syntaxDescriptor.trailingClosureLabel
  )
  let call = InlineCall(
    file: site.filePath,
    module: String(site.fileID.prefix { $0 != "/" }),
    place: place,
    expected: expected
  ) { source throws(InlineError) in
    try InlineSyntaxCache.syntax(of: source)
      .locate(line: place.line, column: place.column, syntaxDescriptor, expected: expected)
  }
  var result: AssertionResult
  do {
    let options = AssertionOptions(nil, record, nil)
    result = try Assertion(at: site, by: strategy.kind, options).run(
      rendering,
      again: { try render() },
      inline: call
    )
  } catch {
    result = AssertionResult(verdict: nil, outcome: .failure, message: "\(error)")
  }
  if result.outcome != .pass {
    let message = message()
    if !message.isEmpty { result.message = "\(message)\n\(result.message)" }
  }
  Reporter.report(result, at: site)
}

/// Thrown where the value is `nil`.
private struct NothingToSnapshot: Error, CustomStringConvertible {
  var description: String { "The value is nil, so there is nothing to show." }
}
#endif
