import SnapshotCore
import Testing

/// All modes against all states of a reference.
@Suite struct VerdictRuleTests {
  private static let change = Difference(summary: "2 of 4 pixels differ")

  private func result(
    _ reference: VerdictRule.Reference,
    _ mode: RecordMode,
    written: Bool = false
  ) -> Verdict {
    VerdictRule.verdict(for: reference, mode: mode, writtenInThisRun: written)
  }

  @Test(
    arguments: [
      (RecordMode.missing, Verdict.recorded(.absent)), (.failed, .recorded(.absent)),
      (.all, .recorded(.absent)), (.never, .missing),
    ]
  )
  func noReference(mode: RecordMode, verdict: Verdict) {
    #expect(result(.absent, mode) == verdict)
  }

  @Test(arguments: RecordMode.allCases)
  func equal(mode: RecordMode) {
    #expect(result(.compared(.equal), mode) == .matched)
    #expect(result(.compared(.equal), mode, written: true) == .recordedEarlier)
  }

  @Test(
    arguments: [
      (RecordMode.missing, Verdict.withinTolerance("n")), (.failed, .withinTolerance("n")),
      (.all, .recorded(.tolerated("n"))), (.never, .withinTolerance("n")),
    ]
  )
  func withinTolerance(mode: RecordMode, verdict: Verdict) {
    #expect(result(.compared(.withinTolerance("n")), mode) == verdict)
  }

  @Test(
    arguments: [
      (RecordMode.missing, Verdict.changed(change)), (.failed, .recorded(.changed(change))),
      (.all, .recorded(.changed(change))), (.never, .changed(change)),
    ]
  )
  func different(mode: RecordMode, verdict: Verdict) {
    #expect(result(.compared(.different(VerdictRuleTests.change)), mode) == verdict)
  }

  @Test(arguments: RecordMode.allCases)
  func referencesOfThisRunAreNotOverwritten(mode: RecordMode) {
    let verdict = result(.compared(.different(VerdictRuleTests.change)), mode, written: true)
    #expect(verdict == .changed(VerdictRuleTests.change))
  }

  @Test(
    arguments: [
      (RecordMode.missing, Verdict.unreadable(.empty)), (.failed, .recorded(.unreadable(.empty))),
      (.all, .recorded(.unreadable(.empty))), (.never, .unreadable(.empty)),
    ]
  )
  func unreadable(mode: RecordMode, verdict: Verdict) {
    #expect(result(.unreadable(.empty), mode) == verdict)
  }

  @Test(arguments: RecordMode.allCases)
  func aFolderIsNeverReplaced(mode: RecordMode) {
    #expect(result(.unreadable(.directory), mode) == .unreadable(.directory))
  }

  @Test func recordingWarnsOnlyIfTheEnvironmentRequestedIt() {
    let recorded = Verdict.recorded(.absent)
    #expect(recorded.outcome(for: .init(mode: .all, source: .environment)) == .warning)
    #expect(recorded.outcome(for: .init(mode: .all, source: .call)) == .failure)
    #expect(recorded.outcome(for: .init(mode: .missing, source: .nobody)) == .failure)
    #expect(Verdict.missing.outcome(for: .init(mode: .never, source: .environment)) == .failure)
    #expect(Verdict.matched.outcome(for: .init(mode: .all, source: .call)) == .pass)
  }
}
