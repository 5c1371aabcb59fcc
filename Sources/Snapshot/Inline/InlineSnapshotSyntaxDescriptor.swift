#if InlineSnapshots
internal import SnapshotCore

/// A description of the closure that contains the literal of an inline snapshot.
///
/// A function that wraps the assertion describes the closure that it takes:
///
/// ```swift
/// func assertCard(
///   _ user: User,
///   is expected: (() -> String)? = nil,
///   fileID: StaticString = #fileID,
///   file: StaticString = #filePath,
///   function: StaticString = #function,
///   line: UInt = #line,
///   column: UInt = #column
/// ) {
///   assertInlineSnapshot(
///     of: user,
///     as: .card,
///     syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is"),
///     matches: expected,
///     fileID: fileID,
///     file: file,
///     function: function,
///     line: line,
///     column: column
///   )
/// }
/// ```
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// Former labels of the closure. Recording replaces them with `trailingClosureLabel`.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure; omitted in the source for the first trailing closure.
  public var trailingClosureLabel: String
  /// The index of the closure among the trailing closures, from 0.
  public var trailingClosureOffset: Int

  /// Creates a description; by default of the first trailing closure, labelled `matches`.
  ///
  /// - Parameters:
  ///   - deprecatedTrailingClosureLabels: Former labels of the closure.
  ///   - trailingClosureLabel: The label of the closure.
  ///   - trailingClosureOffset: The index of the closure among the trailing closures, from 0.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = "matches",
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test at the described closure, or at the call if the source has no such closure.
  ///
  /// - Parameters:
  ///   - message: The message of the failure.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func fail(
    _ message: @autoclosure () -> String,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    var site = CallSite(fileID, filePath, line, column, in: "")
    if let position = InlineSyntax.closurePosition(of: self, inCallAt: site) {
      (site.line, site.column) = position
    }
    Reporter.report(
      AssertionResult(verdict: nil, outcome: .failure, message: message()),
      at: site
    )
  }
}
#endif
