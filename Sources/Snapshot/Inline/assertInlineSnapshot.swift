#if InlineSnapshots
public import SnapshotCore
internal import SnapshotInline

/// Asserts that a value matches a string literal in the source, and writes the literal if there is
/// none.
///
/// ```swift
/// @Test func card() {
///   assertInlineSnapshot(of: user, as: .dump)
/// }
/// ```
///
/// The first run writes the literal after the call, into this source file, and fails once:
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
/// It requires the package trait `InlineSnapshots`; see <doc:UsingInlineSnapshots>.
///
/// - Parameters:
///   - value: The value. If it throws or is `nil`, the assertion fails.
///   - strategy: The strategy that renders the value as text and compares it.
///   - message: The first line of a failure's message.
///   - record: The record mode; `SNAPSHOT_RECORD` and `CI` override it.
///   - timeout: The seconds that a callback-based strategy may take, see ``Async``; 5 by default.
///     Other strategies ignore it.
///   - syntaxDescriptor: The closure that contains the literal, for functions that wrap this one.
///   - expected: A closure that contains the literal.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file into which the literal is written.
///   - function: The function of the call, used for the name if there is no current test.
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
  let location = InlineLocation(
    line: site.line,
    column: site.column,
    label: syntaxDescriptor.trailingClosureLabel
  )
  let call = InlineCall(
    file: site.filePath,
    module: site.module,
    location: location,
    expected: expected
  ) { source throws(InlineError) in
    try InlineSyntaxCache.syntax(of: source)
      .locate(line: location.line, column: location.column, syntaxDescriptor, expected: expected)
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

/// The error of a value that is `nil`.
private struct NothingToSnapshot: Error, CustomStringConvertible {
  var description: String { "The value is nil, so there is nothing to snapshot." }
}
#endif
