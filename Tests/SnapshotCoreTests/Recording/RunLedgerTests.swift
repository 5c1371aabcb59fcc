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
