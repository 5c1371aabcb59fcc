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
    #expect(ledger.claim(claim("/x")) == .first)
    #expect(ledger.claim(claim("/x")) == .again)
  }

  @Test func anotherTestOrLineIsToldOfTheFirst() {
    #expect(ledger.claim(claim("/x")) == .first)
    #expect(ledger.claim(claim("/x", test: "b")) == .taken(by: claim("/x")))
    #expect(ledger.claim(claim("/x", line: "F.swift:2:1")) == .taken(by: claim("/x")))
  }

  @Test func oneNameSpeltOutTwiceInOneTestIsMeant() {
    let named = { (test: String, line: String) in
      RunLedger.Claim(test: test, line: line, path: "/t.x", name: "x")
    }
    let first = named("a", "F.swift:1:1")
    #expect(named("a", "F.swift:2:1").names(theReferenceOf: first))
    #expect(!named("b", "F.swift:2:1").names(theReferenceOf: first))
    #expect(!claim("/x", line: "F.swift:2:1").names(theReferenceOf: claim("/x")))
    // An unnamed second one is numbered, and `named: "2"` is not meant to be it.
    #expect(!first.names(theReferenceOf: claim("/t.x", line: "F.swift:3:1")))
  }

  @Test func namesInTwoCompositionsAreNotMeantAsOne() {
    let named = { (name: String, line: String) in
      RunLedger.Claim(test: "a", line: line, path: "/t", name: name)
    }
    let composed = named("caf\u{E9}", "F.swift:1:1")
    let decomposed = named("cafe\u{301}", "F.swift:2:1")
    #expect(!decomposed.names(theReferenceOf: composed))
    #expect(ledger.claim(composed) == .first)
    // Whose name it was is not remembered, only that it was another one.
    let unnamed = RunLedger.Claim(test: "a", line: "F.swift:1:1", path: "/t")
    #expect(ledger.claim(decomposed) == .taken(by: unnamed))
  }

  @Test func pathsThatADiskMayTakeForOneAreOne() {
    #expect(ledger.claim(claim("/Caf\u{E9}")) == .first)
    let other = claim("/cafe\u{301}", test: "b")
    #expect(ledger.claim(other) == .taken(by: claim("/cafe\u{301}")))
  }

  @Test func remembersWhatWasRecorded() {
    #expect(!ledger.past(of: claim("/x")).isRecorded)
    ledger.noteRecording(of: claim("/X"))
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
