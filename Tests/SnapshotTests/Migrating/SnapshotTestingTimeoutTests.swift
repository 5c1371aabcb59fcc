import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite struct SnapshotTestingTimeoutTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  private let folder = "SnapshotTests/SnapshotTestingTimeoutTests"

  @available(*, deprecated)
  @Test(arguments: [true, false]) func aBooleanSelectsTheRecordMode(flag: Bool) {
    let name = flag ? "yes" : "no"
    playground.run(["SNAPSHOT_RECORD": "all"]) {
      withKnownIssue { assertSnapshot(of: "old", as: .lines, named: name) }
    }
    withKnownIssue {
      playground.run { assertSnapshot(of: "new", as: .lines, named: name, record: flag) }
    }
    let file = "\(folder)/aBooleanSelectsTheRecordMode_flag=\(flag).\(name).txt"
    #expect(playground.text(of: file) == (flag ? "new" : "old"))
  }

  @available(*, deprecated)
  @Test func severalStrategiesTakeATimeout() {
    let flag = true
    withKnownIssue {
      playground.run {
        assertSnapshots(of: "a", as: [.lines, .dump], record: flag)
        assertSnapshots(of: "a", as: ["x": .lines], record: flag, timeout: 1)
        assertSnapshots(matching: "a", as: ["y": .lines], record: flag)
        assertSnapshot(matching: "a", as: .lines, named: "z", record: flag, timeout: 1)
      }
    }
    #expect(playground.references.count == 5)
  }

  @Test func timeoutIsIgnoredBySynchronousStrategies() {
    playground.run(["SNAPSHOT_RECORD": "all"]) {
      withKnownIssue { assertSnapshots(of: "a", as: ["x": .lines], timeout: 5) }
    }
    playground.run { assertSnapshot(of: "a", as: .lines, named: "x", timeout: 0) }
  }

  @available(*, deprecated)
  @Test func theFolderOfOneSnapshotIsChosen() {
    func failure(of text: String) -> String? {
      playground.run { verifySnapshot(of: text, as: .lines, snapshotDirectory: "Elsewhere") }
    }
    let file = "Elsewhere/\(folder)/theFolderOfOneSnapshotIsChosen.txt"
    #expect(failure(of: "a")?.hasPrefix("Recorded a new snapshot: \(file)\n") == true)
    #expect(failure(of: "a") == nil)
    #expect(failure(of: "b")?.hasPrefix("Snapshot differs: \(file)\n") == true)
  }
}
