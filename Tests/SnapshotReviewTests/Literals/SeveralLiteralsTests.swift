import Foundation
import SnapshotCore
import SnapshotInline
import SnapshotReview
import SnapshotTestSupport
import Testing

/// Several snapshots in the same lines, accepted one after the other.
@Suite struct SeveralLiteralsTests {
  private static let source = """
    func t() {
      assertInlineSnapshot(of: 1, as: .lines); assertInlineSnapshot(of: 2, as: .lines) { "old" }
      both(3) {
        "old"
      } second: {
        "old"
      }
    }

    """
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SeveralLiteralsTests.source, to: "p/T.swift")
    for name in Snapshot.allCases {
      try folder.write("text of \(name)", to: "a/failures/T/\(name)/actual.txt")
    }
  }

  /// A snapshot in the source.
  enum Snapshot: String, CaseIterable {
    case new, old, first, second
  }

  /// Returns the range of a text in the source.
  private func range(_ text: String, after mark: String = "") -> Range<Int> {
    let source = SeveralLiteralsTests.source
    let start = mark.isEmpty ? source.startIndex : source.range(of: mark)?.upperBound
    guard let start, let range = source.range(of: text, range: start..<source.endIndex) else {
      return 0..<0
    }
    let lower = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
    return lower..<lower + text.utf8.count
  }

  private func entry(_ snapshot: Snapshot) -> ResultEntry {
    let one = range("assertInlineSnapshot(of: 1, as: .lines)")
    let two = range("assertInlineSnapshot(of: 2, as: .lines) { \"old\" }")
    let both = range("both(3) {\n    \"old\"\n  } second: {\n    \"old\"\n  }")
    let closure = "{\n    \"old\"\n  }"
    let (call, kind, range): (Range<Int>, InlineSite.Kind, Range<Int>) =
      switch snapshot {
      case .new: (one, .newClosure, one.upperBound..<one.upperBound)
      case .old: (two, .closure, range("{ \"old\" }"))
      case .first: (both, .closure, range(closure, after: "both(3) "))
      case .second: (both, .closure, range(closure, after: "second: "))
      }
    let site = InlineSite(kind, range, label: nil, indentation: "", step: "", newline: "\n")
    let source = SourceText(Array(SeveralLiteralsTests.source.utf8))
    return ResultEntry(
      id: "T.swift:\(snapshot)",
      status: .missing,
      test: "t",
      source: "T.swift",
      folder: "failures/T/\(snapshot)",
      files: ["actual": "actual.txt"],
      inline: InlineChange(file: "T.swift", source: source, call: call, site: site)
    )
  }

  private var acceptance: Acceptance {
    let declaration = """
      func both(_ x: Int, first: (() -> String)? = nil, second: (() -> String)? = nil) {
        assertInlineSnapshot(of: x, as: .lines, syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
          trailingClosureLabel: "first", trailingClosureOffset: 0), matches: first)
        assertInlineSnapshot(of: x, as: .lines, syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
          trailingClosureLabel: "second", trailingClosureOffset: 1), matches: second)
      }
      """
    let rules = AcceptRules(sources: { [Array(declaration.utf8)] })
    return Acceptance(root: "\(folder.path)/p", artifacts: "\(folder.path)/a", rules: rules)
  }

  private let accepted = """
    func t() {
      assertInlineSnapshot(of: 1, as: .lines) {
        \"""
        text of new
        \"""
      }; assertInlineSnapshot(of: 2, as: .lines) {
        \"""
        text of old
        \"""
      }
      both(3) {
        \"""
        text of first
        \"""
      } second: {
        \"""
        text of second
        \"""
      }
    }

    """

  @Test(arguments: [
    Snapshot.allCases, Snapshot.allCases.reversed(), [.old, .second, .new, .first],
  ])
  func allAreAccepted(_ order: [Snapshot]) {
    let acceptance = acceptance
    let outcomes = order.map(entry).map(acceptance.accept)
    #expect(outcomes == [.accepted, .accepted, .accepted, .accepted])
    #expect(folder.text(of: "p/T.swift") == accepted)
    // Also a later command recognises them.
    for acceptance in [acceptance, self.acceptance] {
      for snapshot in order {
        #expect(acceptance.preview(entry(snapshot)) == .alreadyAccepted, "\(snapshot)")
      }
    }
  }

  @Test func twoValuesOfOneLiteralAreRefused() throws {
    let acceptance = acceptance
    #expect(acceptance.accept(entry(.old)) == .accepted)
    try folder.write("another", to: "a/failures/T/old/actual.txt")
    #expect(acceptance.accept(entry(.old)) == .refused(.literalTaken))
  }

  @Test func anEditInBetweenIsKept() throws {
    let acceptance = acceptance
    #expect(acceptance.accept(entry(.second)) == .accepted)
    let edited = try #require(folder.text(of: "p/T.swift")) + "// mine\n"
    try folder.write(edited, to: "p/T.swift")
    #expect(acceptance.accept(entry(.new)) == .accepted)
    #expect(folder.text(of: "p/T.swift")?.hasSuffix("// mine\n") == true)
    #expect(acceptance.accept(entry(.first)) == .refused(.sourceChanged))
  }
}
