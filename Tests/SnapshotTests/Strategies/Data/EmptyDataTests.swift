import Foundation
import Snapshot
import Testing

/// Empty values, whose references are empty files.
@Suite struct EmptyDataTests {
  @Test func emptyDataIsRecordedAndMatches() throws {
    let playground = try Playground()
    let verdicts = (0..<2).map { _ in
      playground.run { verifySnapshot(of: Data(), as: .data, named: "x") }
    }
    #expect(verdicts.map(\.kind) == [.recorded, .matched])
  }

  /// An empty file can be the result of an interrupted checkout, or of an empty value.
  @Test func anEmptyReferenceHasTwoExplanations() throws {
    let playground = try Playground()
    _ = playground.run { verifySnapshot(of: Data(), as: .data, named: "x") }
    let verdict = playground.run { verifySnapshot(of: Data([1]), as: .data, named: "x") }
    #expect(verdict.outcome == .failure)
    #expect(
      verdict.message.contains(
        "It is empty, and the value isn’t. If it was truncated, for example by an interrupted "
          + "checkout, restore it with `git checkout`; if the value was empty before, record it."
      )
    )
    let again = playground.run(["SNAPSHOT_RECORD": "failed"]) {
      verifySnapshot(of: Data([1]), as: .data, named: "x")
    }
    #expect(again.kind == .recorded)
  }

  @Test func anEmptyValueDiffersFromItsReference() throws {
    let playground = try Playground()
    _ = playground.run { verifySnapshot(of: Data([1]), as: .data, named: "x") }
    let verdict = playground.run { verifySnapshot(of: Data(), as: .data, named: "x") }
    guard case .changed = verdict.kind else {
      Issue.record("\(verdict.kind)")
      return
    }
  }
}
