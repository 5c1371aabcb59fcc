#if InlineSnapshots
internal import SnapshotCore

/// Which closure of a call holds the literal of an inline snapshot.
///
/// A function of your own around the assertion describes the closure that it takes:
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
  /// Former labels of the closure; where one of them stands in the source, recording renames it.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure; it isn't written for the first trailing one.
  public var trailingClosureLabel: String
  /// Which of the trailing closures it is, the first one being 0.
  public var trailingClosureOffset: Int

  /// Describes a closure; by default the first trailing one, labelled `matches`.
  ///
  /// - Parameters:
  ///   - deprecatedTrailingClosureLabels: Former labels of the closure.
  ///   - trailingClosureLabel: The label of the closure.
  ///   - trailingClosureOffset: Which of the trailing closures it is, the first one being 0.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = "matches",
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test at once, at the described closure where the source has it, else at the call.
  ///
  /// - Parameters:
  ///   - message: What the failure says.
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
    if let place = InlineSyntax.place(of: self, inCallAt: site) { (site.line, site.column) = place }
    Reporter.report(
      AssertionResult(verdict: nil, outcome: .failure, message: message()),
      at: site
    )
  }
}
#endif
