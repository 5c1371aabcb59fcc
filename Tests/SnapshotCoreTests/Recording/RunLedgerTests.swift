import SnapshotCore
import Testing

@Suite struct RunLedgerTests {
  private let ledger = RunLedger()

  private func claim(_ path: String, test: String = "a", line: String = "F.swift:1:1")
    -> RunLedger.Claim
  {
    RunLedger.Claim(test: test, line: line, path: path)
  }

  @Test func theSameAssertionMayComeAgain() {
    #expect(ledger.claim(claim("/x")) == nil)
    #expect(ledger.claim(claim("/x")) == nil)
  }

  @Test func anotherTestOrLineIsToldOfTheFirst() {
    #expect(ledger.claim(claim("/x")) == nil)
    #expect(ledger.claim(claim("/x", test: "b")) == claim("/x"))
    #expect(ledger.claim(claim("/x", line: "F.swift:2:1")) == claim("/x"))
  }

  @Test func oneNameSpeltOutTwiceInOneTestIsMeant() {
    let first = RunLedger.Claim(test: "a", line: "F.swift:1:1", path: "/t.x", name: "x")
    var second = first
    second.line = "F.swift:2:1"
    #expect(second.names(theReferenceOf: first))
    second.test = "b"
    #expect(!second.names(theReferenceOf: first))
    #expect(!claim("/x", line: "F.swift:2:1").names(theReferenceOf: claim("/x")))
    // An unnamed second one is numbered, and `named: "2"` is not meant to be it.
    let numbered = RunLedger.Claim(test: "a", line: "F.swift:3:1", path: "/t.x")
    #expect(!first.names(theReferenceOf: numbered))
  }

  @Test func namesInTwoCompositionsAreNotMeantAsOne() throws {
    let composed = RunLedger.Claim(test: "a", line: "F.swift:1:1", path: "/t", name: "caf\u{E9}")
    var decomposed = composed
    decomposed.line = "F.swift:2:1"
    decomposed.name = "cafe\u{301}"
    #expect(!decomposed.names(theReferenceOf: composed))
    #expect(ledger.claim(composed) == nil)
    #expect(try #require(ledger.claim(decomposed)).name == nil)
  }

  @Test func pathsThatADiskMayTakeForOneAreOne() {
    #expect(ledger.claim(claim("/Caf\u{E9}")) == nil)
    #expect(ledger.claim(claim("/cafe\u{301}")) != nil)
  }

  @Test func remembersWhatWasRecorded() {
    #expect(!ledger.hasRecorded("/x"))
    ledger.noteRecorded("/X")
    #expect(ledger.hasRecorded("/x"))
  }
}
