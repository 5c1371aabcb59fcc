import SnapshotCore
import Testing

/// All modes against all states of a reference.
@Suite struct VerdictRuleTests {
  private static let change = Difference(summary: "2 of 4 pixels differ")

  private func judge(
    _ reference: VerdictRule.Reference,
    _ mode: RecordMode,
    written: Bool = false
  ) -> Verdict {
    VerdictRule.judge(reference, mode: mode, writtenInThisRun: written)
  }

  @Test(
    arguments: [
      (RecordMode.missing, Verdict.recorded(.absent)), (.failed, .recorded(.absent)),
      (.all, .recorded(.absent)), (.never, .missing),
    ]
  )
  func noReference(mode: RecordMode, verdict: Verdict) {
    #expect(judge(.absent, mode) == verdict)
  }

  @Test(arguments: RecordMode.allCases)
  func equal(mode: RecordMode) {
    #expect(judge(.compared(.equal), mode) == .matched)
    #expect(judge(.compared(.equal), mode, written: true) == .recordedEarlier)
  }

  @Test(
    arguments: [
      (RecordMode.missing, Verdict.withinTolerance("n")), (.failed, .withinTolerance("n")),
      (.all, .recorded(.tolerated("n"))), (.never, .withinTolerance("n")),
    ]
  )
  func withinTolerance(mode: RecordMode, verdict: Verdict) {
    #expect(judge(.compared(.withinTolerance("n")), mode) == verdict)
  }

  @Test(
    arguments: [
      (RecordMode.missing, Verdict.changed(change)), (.failed, .recorded(.changed(change))),
      (.all, .recorded(.changed(change))), (.never, .changed(change)),
    ]
  )
  func different(mode: RecordMode, verdict: Verdict) {
    #expect(judge(.compared(.different(VerdictRuleTests.change)), mode) == verdict)
  }

  @Test(arguments: RecordMode.allCases)
  func whatThisRunWroteIsNotWrittenOver(mode: RecordMode) {
    let verdict = judge(.compared(.different(VerdictRuleTests.change)), mode, written: true)
    #expect(verdict == .changed(VerdictRuleTests.change))
  }

  @Test(
    arguments: [
      (RecordMode.missing, Verdict.unreadable(.empty)), (.failed, .recorded(.unreadable(.empty))),
      (.all, .recorded(.unreadable(.empty))), (.never, .unreadable(.empty)),
    ]
  )
  func unreadable(mode: RecordMode, verdict: Verdict) {
    #expect(judge(.unreadable(.empty), mode) == verdict)
  }

  @Test(arguments: RecordMode.allCases)
  func aFolderIsNeverReplaced(mode: RecordMode) {
    #expect(judge(.unreadable(.directory), mode) == .unreadable(.directory))
  }

  @Test func recordingWarnsOnlyWhereTheEnvironmentAsked() {
    let recorded = Verdict.recorded(.absent)
    #expect(recorded.outcome(for: .init(mode: .all, asker: .environment)) == .warning)
    #expect(recorded.outcome(for: .init(mode: .all, asker: .call)) == .failure)
    #expect(recorded.outcome(for: .init(mode: .missing, asker: .nobody)) == .failure)
    #expect(Verdict.missing.outcome(for: .init(mode: .never, asker: .environment)) == .failure)
    #expect(Verdict.matched.outcome(for: .init(mode: .all, asker: .call)) == .pass)
  }
}
