import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite struct VerifySnapshotTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  private func verdict(
    of text: String,
    _ variables: [String: String] = [:],
    as strategy: Snapshotting<String, String> = .lines
  ) -> SnapshotVerdict {
    playground.run(variables) { verifySnapshot(of: text, as: strategy, named: "x") }
  }

  @Test func theVerdictDescribesTheComparison() {
    let first = verdict(of: "a")
    #expect(first.kind == .recorded)
    #expect(first.failure?.hasPrefix("Recorded a new snapshot: __Snapshots__/") == true)
    #expect(first.reference?.hasSuffix(".x.txt") == true)
    let second = verdict(of: "a")
    #expect(second.kind == .matched)
    #expect(second.outcome == .pass)
    #expect(second.failure == nil)
    #expect(second.message.isEmpty)
    let third = verdict(of: "b")
    #expect(third.kind == .changed("1 line removed, 1 line added"))
    #expect(third.outcome == .failure)
  }

  @Test func recordingForTheEnvironmentWarns() {
    let verdict = verdict(of: "a", ["SNAPSHOT_RECORD": "all"])
    #expect(verdict.kind == .recorded)
    #expect(verdict.outcome == .warning)
    #expect(verdict.failure == nil)
  }

  @Test func missingReferenceIsReportedAsMissing() {
    #expect(verdict(of: "a", ["SNAPSHOT_RECORD": "never"]).kind == .missing)
  }

  @Test func anErrorOfTheValueIsRefused() {
    struct Broken: Error {}
    let strategy = Snapshotting<String, String>.lines.pullback { (_: String) in throw Broken() }
    let verdict = verdict(of: "a", as: strategy)
    #expect(verdict.kind == .refused)
    #expect(verdict.failure == "The value to snapshot threw an error:\nBroken()")
  }
}
