import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite(.snapshots(record: .never, directory: "Elsewhere"))
struct SnapshotsTraitTests {
  @Suite(.snapshots(record: .all)) struct Inner {
    @Test func anInnerScopeOverridesAnOuterOneFieldByField() {
      #expect(SnapshotSettings.current.record == .all)
      #expect(SnapshotSettings.current.directory == "Elsewhere")
    }

    @Test(.snapshots(record: .failed)) func aTestOverridesItsSuite() {
      #expect(SnapshotSettings.current.record == .failed)
    }
  }

  @Test func aFunctionOverridesTheTrait() async {
    withSnapshotTesting(record: .missing) {
      #expect(SnapshotSettings.current.record == .missing)
    }
    await withSnapshotTesting(directory: "There") {
      await Task.yield()
      #expect(SnapshotSettings.current.directory == "There")
      #expect(SnapshotSettings.current.record == .never)
    }
  }

  @Test(.snapshots(artifacts: "Elsewhere/failures", name: "dark", diffTool: "meld"))
  func everySettingReachesTheAssertion() throws {
    let playground = try Playground()
    let folder = "SnapshotTests/SnapshotsTraitTests"
    playground.run(["SNAPSHOT_RECORD": "all"]) {
      withKnownIssue { assertSnapshot(of: "a", as: .lines, named: "x") }
    }
    let file = "Elsewhere/\(folder)/everySettingReachesTheAssertion.dark.x.txt"
    let contents = FileManager.default.contents(atPath: "\(playground.path)/\(file)")
    #expect(contents == Data("a".utf8))
    withKnownIssue {
      playground.run {
        withSnapshotTesting(differences: DifferenceLimits(lines: 1)) {
          assertSnapshot(of: "b", as: .lines, named: "x")
        }
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      let reference = "Elsewhere/\(folder)/everySettingReachesTheAssertion.dark.x.txt"
      let failures = "Elsewhere/failures/failures/Elsewhere-a4e288/\(folder)"
      let actual = "\(failures)/everySettingReachesTheAssertion.dark.x.txt/actual.txt"
      return text.contains("\ncompare     meld \(reference) \(actual)\n")
        && text.contains("… 2 more lines")
    }
  }

  @Test(.snapshots(record: .missing, tolerance: .channel(atMost: 1)))
  func scopeToleranceAppliesIfTheStrategyHasNone() throws {
    let playground = try Playground()
    let black = try #require(Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]))
    let almost = try #require(Bitmap(width: 1, height: 1, bytes: [1, 0, 0, 255]))
    withKnownIssue {
      playground.run {
        assertSnapshot(
          of: black,
          as: .png,
          named: "x"
        )
      }
    }
    playground.run { assertSnapshot(of: almost, as: .png, named: "x") }
    let verdict = playground.run {
      verifySnapshot(of: almost, as: .png(tolerance: .exact), named: "x")
    }
    #expect(verdict.outcome == .failure)
  }

  @Test(arguments: 0..<3) func eachCaseHasItsOwnCounter(number: Int) throws {
    let counter = try #require(RecordScope.current.ordinals)
    let key = OrdinalCounter.Key(test: "t", stem: "s", pathExtension: "")
    let question = OrdinalCounter.Inputs(key: key, line: "a:1", task: nil)
    #expect(counter.next(question) == .ordinal(1, isCertain: true))
  }

  @Test func theModeOfTheTraitApplies() throws {
    let playground = try Playground()
    withKnownIssue {
      playground.run { assertSnapshot(of: "a", as: .lines) }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("because the record mode in the code is `.never`")
      }
    }
    #expect(playground.references.isEmpty)
  }
}
