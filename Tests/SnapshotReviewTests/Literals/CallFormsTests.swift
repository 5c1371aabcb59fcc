import Foundation
import SnapshotCore
import SnapshotInline
import SnapshotReview
import SnapshotTestSupport
import Testing

/// Forms of calls that `snapshot accept` supports, or refuses with the command that works.
@Suite struct CallFormsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("new", to: "a/failures/T/x/actual.txt")
  }

  private static let declarations = """
    func doing(_ action: () -> String, is expected: (() -> String)? = nil) {
      assertInlineSnapshot(of: action(), as: .lines, syntaxDescriptor: .init(
        trailingClosureLabel: "is", trailingClosureOffset: 1), matches: expected)
    }
    func check(_ x: String, is expected: (() -> String)? = nil) {
      assertInlineSnapshot(of: x, as: .lines, syntaxDescriptor:
        InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is"), matches: expected)
    }
    extension Names.Checker {
      init(_ x: String, is expected: (() -> String)? = nil) {
        assertInlineSnapshot(of: x, as: .lines, syntaxDescriptor:
          InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is"), matches: expected)
      }
    }
    """

  /// Accepts the snapshot at the mark `§`, which may enclose what it replaces.
  private func accept(_ marked: String) throws -> (Acceptance.Outcome, ResultEntry) {
    let parts = marked.components(separatedBy: "§")
    let source = parts.joined()
    try folder.write(source, to: "p/T.swift")
    let start = parts[0].utf8.count
    let isNew = parts.count == 2
    let site = InlineSite(
      isNew ? .newClosure : .closure,
      start..<start + (isNew ? 0 : parts[1].utf8.count),
      label: nil,
      indentation: "",
      step: "  ",
      newline: "\n"
    )
    let text = SourceText(Array(source.utf8))
    let entry = ResultEntry(
      id: "T.swift:1:1",
      status: .missing,
      test: "t",
      filter: "M.T.t",
      source: "T.swift",
      folder: "failures/T/x",
      files: ["actual": "actual.txt"],
      inline: InlineChange(file: "T.swift", source: text, call: 0..<source.utf8.count, site: site)
    )
    let rules = AcceptRules(sources: { [Array(CallFormsTests.declarations.utf8)] })
    let acceptance = Acceptance(
      root: "\(folder.path)/p",
      artifacts: "\(folder.path)/a",
      rules: rules
    )
    return (acceptance.accept(entry), entry)
  }

  @Test(arguments: [
    "assertInlineSnapshot(of: 1, as: .lines)§", "`assertInlineSnapshot`(of: 1, as: .lines)§",
    "assertInlineSnapshot(of: 1, as: .lines) §{ \"old\"; }§", "_ = Checker(\"x\")§",
    "_ = Names.Checker(\"x\")§", "_ = Checker(\"x\") §{ \"old\" }§",
    "_ = Checker.init(\"x\")§",
  ])
  func literalIsWritten(_ marked: String) throws {
    #expect(try accept(marked).0 == .accepted)
    let end = "{\n  \"\"\"\n  new\n  \"\"\"\n}"
    #expect(folder.text(of: "p/T.swift")?.hasSuffix(end) == true)
  }

  @Test(arguments: [
    "doing { x }§", "c(\"a\")(\"b\")§", "let s = \"\\(check(\"x\")§)\"",
    "assertInlineSnapshot (of: 1, as: .lines)§", "let c: Checker = .init(\"x\")§",
  ])
  func otherFormsAreRefusedWithTheCommandThatWorks(_ marked: String) throws {
    let (outcome, entry) = try accept(marked)
    #expect(outcome == .refused(.unsupportedCall))
    #expect(
      AcceptanceRefusal.unsupportedCall.sentence(for: entry)
        == "only recording supports this form of call. Record it with "
        + "`SNAPSHOT_RECORD=failed swift test --filter M.T.t`."
    )
    #expect(folder.text(of: "p/T.swift") == marked.replacing("§", with: ""))
  }
}
