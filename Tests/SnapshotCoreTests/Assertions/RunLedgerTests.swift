import SnapshotCore
import Testing

@Suite struct RunLedgerTests {
  private let ledger = RunLedger()

  private func claim(
    _ path: String,
    test: String = "a",
    line: String = "F.swift:1:1",
    name: String? = nil
  ) -> RunLedger.Claim {
    RunLedger.Claim(owner: test, line: line, path: path, name: name)
  }

  @Test func theSameAssertionMayComeAgain() {
    #expect(ledger.claim(claim("/x")) == .first)
    #expect(ledger.claim(claim("/x")) == .again(hasMatched: false))
    ledger.noteMatch(of: claim("/x"))
    #expect(ledger.claim(claim("/x")) == .again(hasMatched: true))
  }

  @Test func anotherTestOrLineIsToldOfTheFirst() {
    #expect(ledger.claim(claim("/x")) == .first)
    #expect(ledger.claim(claim("/x", test: "b")) == .taken(by: claim("/x")))
    #expect(ledger.claim(claim("/x", line: "F.swift:2:1")) == .taken(by: claim("/x")))
  }

  @Test func anOverloadWithTheSameArgumentsIsAnotherTest() throws {
    let first = claim("/x", test: "f(a:)[a=1]\0F.swift:3:4\0Int 1")
    #expect(ledger.claim(first) == .first)
    let second = claim("/x", test: "f(a:)[a=1]\0F.swift:7:4\0String \"1\"")
    #expect(ledger.claim(second) == .taken(by: first))
    #expect(second.test == "f(a:)[a=1]")
    #expect(second.declaration == "F.swift:7:4")
  }

  @Test func oneNameSpeltOutTwiceInOneTestIsMeant() {
    #expect(ledger.claim(claim("/t.x", name: "x")) == .first)
    let again = claim("/t.x", line: "F.swift:2:1", name: "x")
    #expect(ledger.claim(again) == .shared(line: "F.swift:1:1"))
    let other = claim("/t.x", test: "b", name: "x")
    #expect(ledger.claim(other) == .taken(by: claim("/t.x")))
    // An unnamed second one is numbered, and `named: "2"` is not meant to be it.
    let unnamed = claim("/t.x", line: "F.swift:3:1")
    #expect(ledger.claim(unnamed) == .taken(by: claim("/t.x")))
  }

  /// Two names of which one has the hash of the other, or whose hashes happen to be equal.
  @Test func twoNamesOfOneLineAreNotMeantAsOne() {
    #expect(ledger.claim(claim("/t.a-b", name: "a b")) == .first)
    #expect(ledger.claim(claim("/t.a-b", name: "a/b")) == .taken(by: claim("/t.a-b")))
    #expect(ledger.claim(claim("/u", name: "caf\u{E9}")) == .first)
    #expect(ledger.claim(claim("/u", name: "cafe\u{301}")) == .taken(by: claim("/u")))
  }

  @Test func pathsThatADiskMayTakeForOneAreOne() {
    #expect(ledger.claim(claim("/Caf\u{E9}")) == .first)
    let other = claim("/cafe\u{301}", test: "b")
    #expect(ledger.claim(other) == .taken(by: claim("/Caf\u{E9}")))
  }

  @Test func remembersWhatWasRecorded() {
    #expect(!ledger.past(of: claim("/x")).isRecorded)
    #expect(ledger.reserveRecording(of: claim("/X")))
    #expect(!ledger.reserveRecording(of: claim("/x")))
    #expect(ledger.past(of: claim("/x")).isRecorded)
  }

  @Test func remembersWhoseFailuresMayBeThere() {
    #expect(!ledger.past(of: claim("/x")).mayHaveFailures)
    ledger.noteFailure(of: claim("/x"))
    #expect(ledger.past(of: claim("/x")).mayHaveFailures)
    #expect(!ledger.past(of: claim("/y")).mayHaveFailures)
    ledger.noteClearing(of: claim("/x"))
    #expect(!ledger.past(of: claim("/x")).mayHaveFailures)
  }
}
