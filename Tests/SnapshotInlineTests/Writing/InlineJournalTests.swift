import SnapshotCore
import SnapshotInline
import Testing

/// The literals that a run has written into one source.
@Suite struct InlineJournalTests {
  private var journal = InlineJournal(built: 1, original: "one() two()")

  private func site(
    _ range: Range<Int>,
    _ kind: InlineSite.Kind = .newClosure,
    label: String? = nil,
    order: Int = 0
  ) -> InlineSite {
    InlineSite(
      kind,
      range,
      label: label,
      indentation: " ",
      step: "  ",
      newline: "\n",
      order: order
    )
  }

  private func location(_ line: Int, _ label: String = "matches") -> InlineLocation {
    InlineLocation(line: line, column: 1, label: label)
  }

  private func value(_ text: String) -> InlineValue { InlineValue(test: "t", text: text) }

  private func text(_ journal: InlineJournal) -> String? {
    journal.result.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    (InlineSite.Kind.literal, nil, "\"\"\"\n   a\n   \"\"\""),
    (.closure, nil, "{\n   \"\"\"\n   a\n   \"\"\"\n }"),
    (.closure, "x", "x: {\n   \"\"\"\n   a\n   \"\"\"\n }"),
    (.newClosure, nil, " {\n   \"\"\"\n   a\n   \"\"\"\n }"),
    (.newClosure, "x", " x: {\n   \"\"\"\n   a\n   \"\"\"\n }"),
    (.newArgument, "x", ", x: {\n   \"\"\"\n   a\n   \"\"\"\n }"),
  ])
  func everyKindOfSiteHasItsText(kind: InlineSite.Kind, label: String?, text: String) {
    let edit = site(3..<4, kind, label: label, order: 2).edit(for: "a")
    #expect(edit == SourceEdit(range: 3..<4, replacement: text, order: 2))
  }

  @Test func valuesAreWrittenOnce() throws {
    var journal = journal
    try journal.write(value("a"), at: location(1), site(5..<5), by: "run")
    try journal.write(value("b"), at: location(2), site(11..<11), by: "run")
    try journal.write(value("a"), at: location(1), site(5..<5), by: "run")
    #expect(journal.writings.count == 2)
    let closure = { (text: String) in " {\n   \"\"\"\n   \(text)\n   \"\"\"\n }" }
    #expect(text(journal) == "one()\(closure("a")) two()\(closure("b"))")
  }

  @Test func twoValuesAtOneLocationAreAConflict() throws {
    var journal = journal
    try journal.write(value("a"), at: location(1), site(5..<5), by: "run")
    #expect(throws: InlineError.conflict(first: value("a"), second: value("b"))) {
      try journal.write(value("b"), at: location(1), site(5..<5), by: "run")
    }
    #expect(text(journal) == "one() two()")
  }

  @Test func aLiteralOfAnotherProcessStays() throws {
    var journal = journal
    try journal.write(value("a"), at: location(1), site(5..<5), by: "first run")
    let before = text(journal)
    #expect(throws: InlineError.recordedSinceBuild(value("a"))) {
      try journal.write(value("b"), at: location(1), site(5..<5), by: "run")
    }
    journal.remove(location(1), by: "run")
    #expect(text(journal) == before && before?.contains("a") == true)
    try journal.write(value("a"), at: location(1), site(5..<5), by: "run")
    #expect(journal.writings.count == 1, "an equal value is no conflict")
  }

  @Test func composedAndDecomposedValuesAreDifferent() throws {
    var journal = journal
    try journal.write(value("\u{E9}"), at: location(1), site(5..<5), by: "run")
    #expect(throws: InlineError.self) {
      try journal.write(value("e\u{301}"), at: location(1), site(5..<5), by: "run")
    }
  }

  @Test func aFollowingClosureNeedsTheFirst() throws {
    var journal = journal
    var following = site(5..<5, label: "then", order: 1)
    following.followsClosure = true
    #expect(throws: InlineError.noFirstClosure(label: "then")) {
      try journal.write(value("b"), at: location(1, "then"), following, by: "run")
    }
    try journal.write(value("a"), at: location(1), site(5..<5), by: "run")
    try journal.write(value("b"), at: location(1, "then"), following, by: "run")
    #expect(journal.writings.count == 2)
    #expect(text(journal)?.contains("}\u{20}then: {") == true)
  }

  @Test func overlappingPlacesAreRefused() throws {
    var journal = journal
    try journal.write(value("a"), at: location(1), site(0..<5, .closure), by: "run")
    #expect(throws: InlineError.overlapping) {
      try journal.write(value("b"), at: location(2), site(4..<6, .closure), by: "run")
    }
    #expect(throws: InlineError.overlapping) {
      try journal.write(value("b"), at: location(2), site(6..<12, .closure), by: "run")
    }
    #expect(journal.writings.count == 1)
    journal.remove(location(1), by: "run")
    #expect(text(journal) == "one() two()")
  }

  @Test func stateOfARun() {
    let state = InlineState()
    let key = InlineState.Key(path: "S", location: location(1))
    let first = state.note(value("a"), at: key)
    #expect(first.other == nil && !first.isRecorded && first.conflict == nil)
    state.noteRecorded(key)
    let second = state.note(value("b"), at: key)
    #expect(second.other == value("a") && second.isRecorded)
    state.noteConflict(value("a"), value("b"), at: key)
    state.noteConflict(value("c"), value("d"), at: key)
    let third = state.note(value("a"), at: key)
    #expect(!third.isRecorded && third.other == nil)
    #expect(third.conflict?.first == value("a") && third.conflict?.second == value("b"))
    #expect(state.conflict(at: key)?.first == value("a"))
    #expect(!state.hasFailed("x"))
    state.noteFailed("x")
    #expect(state.hasFailed("x"))
    #expect(state.journal(of: "S") == nil)
    state.remember(journal, of: "S")
    #expect(state.journal(of: "S")?.original == "one() two()")
  }
}
