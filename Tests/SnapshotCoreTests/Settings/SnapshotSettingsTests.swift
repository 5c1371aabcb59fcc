import SnapshotCore
import Testing

#if Pictures
import Pixels
#endif

/// Settings of a call, a suite and a run.
@Suite struct SnapshotSettingsTests {
  private let outer = SnapshotSettings(
    record: .all,
    directory: "d",
    artifacts: "a",
    differences: DifferenceLimits(lines: 5),
    name: "n",
    diffTool: "outer",
    attachments: false
  )

  private func texts(_ settings: SnapshotSettings) -> [String?] {
    [
      settings.record?.rawValue, settings.directory, settings.artifacts,
      settings.differences.map { "\($0.lines)" }, settings.name,
      settings.diffTool?(reference: "1", actual: "2"), settings.attachments.map { "\($0)" },
    ]
  }

  @Test func unsetSettingsAreInherited() {
    let expected = ["all", "d", "a", "5", "n", "outer 1 2", "false"]
    #expect(texts(outer.overridden(by: SnapshotSettings())) == expected)
    #expect(texts(SnapshotSettings().overridden(by: outer)) == expected)
  }

  @Test func innerSettingsOverrideOuterOnes() {
    let inner = SnapshotSettings(
      record: .never,
      directory: "e",
      artifacts: "b",
      differences: DifferenceLimits(lines: 6),
      name: "m",
      diffTool: "inner",
      attachments: true
    )
    #expect(
      texts(outer.overridden(by: inner)) == ["never", "e", "b", "6", "m", "inner 1 2", "true"]
    )
  }

  #if Pictures
  @Test func theToleranceIsInheritedAndOverridden() {
    let outer = SnapshotSettings(tolerance: .exact)
    #expect(outer.overridden(by: SnapshotSettings()).tolerance == .exact)
    #expect(SnapshotSettings().overridden(by: outer).tolerance == .exact)
    #expect(SnapshotSettings().overridden(by: SnapshotSettings()).tolerance == nil)
  }
  #endif

  @Test func theDocumentedLimitsOfDifferences() {
    #expect(DifferenceLimits.standard == DifferenceLimits(lines: 24, context: 3, columns: 240))
    let least = DifferenceLimits(lines: 0, context: -1, columns: 0)
    #expect(least == DifferenceLimits(lines: 1, context: 0, columns: 1))
  }

  @Test func aDiffToolReceivesQuotedPaths() {
    #expect(
      DiffTool(stringLiteral: "ksdiff")(reference: "a b", actual: "c") == "ksdiff 'a b' c"
    )
    #expect(DiffTool { "\($1) \($0)" }(reference: "a b", actual: "c") == "c a b")
  }

  @Test(arguments: RecordMode.allCases)
  func restrictionsLimitRecording(mode: RecordMode) {
    #expect(RecordingRestriction.otherLine("x").restricted(mode) == .never)
    #expect(RecordingRestriction.matchedBefore.restricted(mode) == .never)
    #expect(RecordingRestriction.mayBeRetry.restricted(mode) == .never)
    #expect(RecordingRestriction.exitTest.restricted(mode) == (mode == .never ? .never : .missing))
  }
}
