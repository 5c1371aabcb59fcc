import Foundation
import Snapshot
import SnapshotCore
import Testing

/// The API of swift-snapshot-testing other than `assertSnapshot`.
@Suite(.snapshots(SnapshotTestingConfiguration(record: .missing, diffTool: "meld")))
struct SnapshotTestingNamesTests {
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

  @Test func traitTakesASnapshotTestingConfiguration() {
    #expect(SnapshotTestingConfiguration.current?.record == .missing)
    #expect(command() == "meld was.txt is.txt")
  }

  @Test func innerScopeKeepsFieldsThatItDoesNotSet() async {
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

  /// Runs in a detached task, which has no traits.
  @Test func scopeWithoutAToolUsesTheDefault() async {
    let (outside, inside) = await Task.detached {
      let outside = SnapshotTestingConfiguration.current == nil
      let inside = withSnapshotTesting(record: .never) {
        SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b")
      }
      return (outside, inside)
    }.value
    #expect(outside)
    #expect(inside == DiffTool.default(currentFilePath: "a", failedFilePath: "b"))
  }

  @Test func defaultToolNamesNoCommand() throws {
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

  private static func verdict(of text: String) -> SnapshotVerdict {
    verifySnapshot(of: text, as: .lines, named: "x")
  }

  /// Runs in a detached task, which has no traits.
  @available(*, deprecated)
  @Test func everyScopeOverridesProcessSettings() async {
    let playground = playground
    let kinds = await Task.detached {
      let first = playground.run { SnapshotTestingNamesTests.verdict(of: "a").kind }
      let others = playground.run {
        isRecording = true
        return [
          withSnapshotTesting(record: .missing) { SnapshotTestingNamesTests.verdict(of: "b").kind },
          SnapshotTestingNamesTests.verdict(of: "b").kind,
        ]
      }
      return [first] + others
    }.value
    #expect(kinds == [.recorded, .changed("1 line removed, 1 line added"), .recorded])
  }

  @available(*, deprecated)
  @Test func processSettingsCanBeRead() {
    playground.run {
      #expect(!isRecording)
      isRecording = true
      #expect(record)
      record = false
      #expect(!isRecording)
      diffTool = "opendiff"
      #expect(diffTool?(reference: "a", actual: "b") == "opendiff a b")
    }
  }

  @available(*, deprecated)
  @Test func processToolIsNamedIfNoScopeHasOne() async {
    let playground = playground
    let message = await Task.detached {
      _ = playground.run { SnapshotTestingNamesTests.verdict(of: "a").kind }
      return playground.run {
        diffTool = "opendiff"
        return SnapshotTestingNamesTests.verdict(of: "b").message
      }
    }.value
    #expect(message.contains("\ncompare     opendiff __Snapshots__/"))
  }
}
