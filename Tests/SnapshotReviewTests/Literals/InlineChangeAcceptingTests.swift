import SnapshotCore
import SnapshotInline
import Testing

@testable import SnapshotReview

/// The edit of a source when a literal is accepted.
@Suite struct InlineChangeAcceptingTests {
  /// Returns the change at the mark `§`, which may enclose what it replaces, in the lines between
  /// the marks `¶`, or in all lines.
  private func change(_ marked: String) throws -> (change: InlineChange, source: String) {
    let source = marked.replacing("§", with: "").replacing("¶", with: "")
    let site = marked.replacing("¶", with: "").components(of: "§")
    let lines = marked.replacing("§", with: "").components(of: "¶")
    let call =
      lines.count == 3
      ? lines[0].utf8.count..<(lines[0] + lines[1]).utf8.count : 0..<source.utf8.count
    let start = site[0].utf8.count
    let isNew = site.count == 2
    let change = InlineChange(
      file: "T.swift",
      source: SourceText(Array(source.utf8)),
      call: call,
      site: InlineSite(
        isNew ? .newClosure : .closure,
        start..<start + (isNew ? 0 : site[1].utf8.count),
        label: nil,
        indentation: "",
        step: "",
        newline: "\n"
      )
    )
    return (try #require(change), source)
  }

  private func applied(_ change: InlineChange, _ source: String) -> String? {
    change.applied(to: Array(source.utf8), text: "new").map { String(decoding: $0, as: UTF8.self) }
  }

  private let closure = "{\n  \"\"\"\n  new\n  \"\"\"\n}"
  private let call = "assertInlineSnapshot(of: 1, as: .lines)"

  @Test func theTextIsWrittenAtTheCall() throws {
    let (change, source) = try self.change("a()\n¶\(call)§¶\nb()\n")
    #expect(change.lines == call && change.site.range == call.utf8.count..<call.utf8.count)
    #expect(change.isLocated(in: Array(source.utf8)))
    let new = "a()\n\(call) \(closure)\nb()\n"
    #expect(applied(change, source) == new)
    let edit = change.edit(in: Array(source.utf8), text: "new", functions: InlineFunctions())
    #expect(edit?.edit == SourceEdit(range: 43..<43, replacement: " \(closure)"))
    #expect(edit.map { String(decoding: $0.result, as: UTF8.self) } == new)
    #expect(!change.isApplied(to: Array(source.utf8), text: "new"))
    #expect(change.isApplied(to: Array(new.utf8), text: "new"))
    #expect(!change.isApplied(to: Array(new.utf8), text: "other"))
  }

  /// Ranges that select a call outside the recorded lines, or none.
  @Test(arguments: [-5 ..< -5, 79..<79, 39..<40, -44 ..< -5, 38..<39, 39..<1_000, 40..<40])
  func rangesOutsideTheLinesAreRefused(_ range: Range<Int>) throws {
    // There is a possible snapshot 5 bytes before the lines, and one 79 bytes after their start.
    let (recorded, source) = try self.change("\(call) // \n¶\(call)§¶\n\(call) // b\n")
    var change = recorded
    #expect(applied(change, source) != nil)
    change.site.range = range
    #expect(applied(change, source) == nil)
    let new = source.replacing("\(call)\n", with: "\(call) \(closure)\n")
    guard !(0...39).contains(range.lowerBound) || range.upperBound > 39 else { return }
    #expect(!change.isApplied(to: Array(new.utf8), text: "new"))
  }

  @Test func aClosureThatEndsOutsideTheLinesIsRefused() throws {
    let old = "{\n  \"old\"\n}"
    let (recorded, source) = try self.change("\(call) §\(old)§\n")
    var change = recorded
    #expect(applied(change, source) == "\(call) \(closure)\n")
    change.lines = "\(call) {"
    #expect(change.isLocated(in: Array(source.utf8)))
    #expect(applied(change, source) == nil)
    let new = source.replacing(old, with: closure)
    #expect(!change.isApplied(to: Array(new.utf8), text: "new"))
  }

  @Test func theKindMustBeThatOfTheSource() throws {
    let (recorded, source) = try self.change("\(call)§\n")
    var change = recorded
    change.site.kind = .closure
    #expect(applied(change, source) == nil)
    change.site.kind = .newClosure
    #expect(applied(change, source) != nil)
  }

  @Test func sourcesWithoutTheLinesAreRefused() throws {
    let (change, source) = try self.change("\(call)§\n")
    #expect(!change.isLocated(in: []))
    #expect(applied(change, "") == nil)
    #expect(applied(change, source.replacing("1", with: "2")) == nil)
    #expect(applied(change, "\"unfinished\n\(source)") == nil)
    #expect(!change.isApplied(to: Array("\"unfinished\n\(source)".utf8), text: "new"))
    // Without a record of what surrounds them, two equal calls can't be told apart.
    #expect(applied(change, source + source) == nil)
  }

  /// Equal lines are told apart by what precedes or what follows them.
  @Test func oneSideOfEqualLinesIsEnough() throws {
    let (change, source) = try self.change("a()\n¶\(call)§¶\n\(call)\nb()\n")
    #expect(change.preceding == SourcePart("a()\n"))
    #expect(change.following == SourcePart("\n\(call)\nb()\n"))
    let new = "a()\n\(call) \(closure)\n\(call)\nb()\n"
    #expect(applied(change, source) == new)
    #expect(applied(change, source + "c()\n") == new + "c()\n")
    #expect(applied(change, "// \n" + source) == "// \n" + new)
    #expect(applied(change, "// \n" + source + "c()\n") == nil)
    // Text of the same length is compared by its hash.
    #expect(applied(change, source.replacing("a()", with: "z()") + "\n") == nil)
    #expect(change.isApplied(to: Array(new.utf8), text: "new"))
    let other = "a()\n\(call)\n\(call) \(closure)\nb()\n"
    #expect(!change.isApplied(to: Array(other.utf8), text: "new"))
    // The call is the second of two that would both be preceded by the recorded source.
    var onlyFollowing = change
    onlyFollowing.preceding = nil
    #expect(applied(onlyFollowing, source) == new)
    var onlyPreceding = change
    onlyPreceding.following = nil
    #expect(applied(onlyPreceding, source) == new)
  }

  /// The label that accepting adds belongs to the new text.
  @Test func aLabelledClosureIsRecognised() throws {
    let label = String(repeating: "l", count: 150)
    let declaration = """
      func check(_ x: Int, run: () -> Void, _ expected: (() -> String)? = nil) {
        assertInlineSnapshot(of: x, as: .lines, syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
          trailingClosureLabel: "\(label)", trailingClosureOffset: 1), matches: expected)
      }
      """
    let functions = InlineFunctions(declaredIn: [Array(declaration.utf8)])
    let (change, source) = try self.change("¶check(1) { a }§¶\n// b\ncheck(1) { a }\n")
    let new = try #require(
      change.applied(to: Array(source.utf8), text: "new", functions: functions)
    )
    let expected = "check(1) { a } \(label): \(closure)\n// b\ncheck(1) { a }\n"
    #expect(String(decoding: new, as: UTF8.self) == expected)
    #expect(change.isApplied(to: new, text: "new", functions: functions))
    #expect(!change.isApplied(to: new, text: "new"))
    let other = "check(1) { a }\n// b\ncheck(1) { a } \(label): \(closure)\n"
    #expect(!change.isApplied(to: Array(other.utf8), text: "new", functions: functions))
  }

  /// If another snapshot of the same lines was accepted, too, the lines are compared without their
  /// literals.
  @Test(arguments: [
    ("a(); assertInlineSnapshot(of: 2) { \"x\" }; ", "\n", true),
    ("b(); assertInlineSnapshot(of: 2) { \"x\" }; ", "\n", false),
    ("c(); a(); assertInlineSnapshot(of: 2) { \"x\" }; ", "\n", false),
    ("c()\na(); assertInlineSnapshot(of: 2) { \"x\" }; ", "\n", true),
    ("a(); assertInlineSnapshot(of: 2) { \"x\" }; ", "; d()", false),
    ("a(); assertInlineSnapshot(of: 2) { \"x\" }; ", "\nd()", true),
    ("a(); assertInlineSnapshot(of: 2) { x }; ", "\n", false),
    ("a(); assertInlineSnapshot(of: 2); ", "\n", true), ("a(); ", "\n", false),
  ])
  func aCallIsRecognisedAmongOthersInItsLines(_ before: String, _ after: String, _ isFound: Bool)
    throws
  {
    let (change, _) = try self.change("a(); assertInlineSnapshot(of: 2); \(call)§")
    let new = "\(before)\(call) \(closure)\(after)"
    #expect(change.isApplied(to: Array(new.utf8), text: "new") == isFound)
  }
}

extension String {
  /// The parts between all occurrences of a character.
  fileprivate func components(of mark: Character) -> [String] {
    split(separator: mark, omittingEmptySubsequences: false).map(String.init)
  }
}
