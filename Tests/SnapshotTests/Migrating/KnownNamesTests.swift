import Foundation
import Snapshot
import SnapshotCore
import Testing

/// What code written for swift-snapshot-testing says besides `assertSnapshot`.
@Suite(.snapshots(SnapshotTestingConfiguration(record: .missing, diffTool: "meld")))
struct KnownNamesTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  private func command() -> String? {
    SnapshotTestingConfiguration.current?.diffTool?(
      currentFilePath: "was.txt",
      failedFilePath: "is.txt"
    )
  }

  @Test func theTraitTakesTheConfigurationOfThatLibrary() {
    #expect(SnapshotTestingConfiguration.current?.record == .missing)
    #expect(command() == "meld was.txt is.txt")
  }

  @Test func scopesNestFieldByField() async {
    withSnapshotTesting(record: .all) {
      #expect(command() == "meld was.txt is.txt")
      withSnapshotTesting(diffTool: .ksdiff) {
        #expect(SnapshotTestingConfiguration.current?.record == .all)
        #expect(command() == "ksdiff was.txt is.txt")
      }
    }
    await withSnapshotTesting(diffTool: .init { "\($1) against \($0)" }) {
      await Task.yield()
      #expect(command() == "is.txt against was.txt")
    }
  }

  @Test func theDefaultToolNamesNoCommand() throws {
    playground.run(["SNAPSHOT_RECORD": "all"]) {
      withKnownIssue { assertSnapshot(of: "a", as: .lines, named: "x") }
    }
    let verdict = playground.run {
      withSnapshotTesting(diffTool: .default) {
        verifySnapshot(of: "b", as: .lines, named: "x")
      }
    }
    #expect(!verdict.message.contains("\ncompare "))
  }

  @Test(arguments: ["all", "failed", "missing", "never"])
  func modesHaveRawValues(text: String) {
    #expect(SnapshotTestingConfiguration.Record(rawValue: text)?.rawValue == text)
  }

  @available(*, deprecated)
  @Test func whatHoldsForTheProcessIsWeakerThanAnyScope() {
    let verdicts = playground.run {
      isRecording = true
      diffTool = "opendiff"
      #expect(record)
      let weak = withSnapshotTesting(record: .never) {
        verifySnapshot(of: "a", as: .lines, named: "x").kind
      }
      isRecording = false
      #expect(!isRecording)
      #expect(diffTool?(reference: "a", actual: "b") == "opendiff a b")
      return weak
    }
    #expect(verdicts == .missing)
  }

  /// In a task of its own, where no trait is in force.
  @available(*, deprecated)
  @Test func whatHoldsForTheProcessCountsWhereNoScopeDoes() async {
    let playground = playground
    let kinds = await Task.detached {
      playground.run {
        isRecording = true
        let first = verifySnapshot(of: "a", as: .lines, named: "x")
        return [first.kind, verifySnapshot(of: "a", as: .lines, named: "x", record: .never).kind]
      }
    }.value
    #expect(kinds == [.recorded, .recordedEarlier])
  }
}
