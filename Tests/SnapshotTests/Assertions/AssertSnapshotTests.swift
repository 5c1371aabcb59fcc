import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite struct AssertSnapshotTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  private let folder = "SnapshotTests/AssertSnapshotTests"

  @Test func recordsFailsOnceAndThenCompares() {
    let sentence = """
      Recorded a new snapshot: __Snapshots__/\(folder)/recordsFailsOnceAndThenCompares.txt
      There was no reference yet. Look at it, then run again.
      """
    withKnownIssue {
      playground.run { assertSnapshot(of: "a", as: .lines) }
    } matching: {
      $0.hasMessage(sentence)
    }
    playground.run { assertSnapshot(of: "a", as: .lines) }
  }

  @Test func aDifferenceIsShown() {
    playground.run(["SNAPSHOT_RECORD": "all"]) {
      withKnownIssue {
        assertSnapshot(of: "a\nb\n", as: .lines)
      } matching: {
        $0.severity == .warning
      }
    }
    let file = "\(folder)/aDifferenceIsShown.txt"
    let artifacts = ".build/snapshots/failures/\(file)"
    let sentence = """
      Snapshot differs: __Snapshots__/\(file)
      1 line removed, 1 line added

      @@ -1,2 +1,2 @@
       a
      -b
      +c

      reference   __Snapshots__/\(file)
      actual      \(artifacts)/actual.txt
      difference  \(artifacts)/difference.diff
      accept      swift run snapshot accept __Snapshots__/\(file)
      """
    withKnownIssue {
      playground.run { assertSnapshot(of: "a\nc\n", as: .lines) }
    } matching: {
      $0.hasMessage(sentence)
    }
  }

  @Test func aThrowingValueShowsItsError() throws {
    enum Broken: Error { case noPaint }
    func value() throws -> String { throw Broken.noPaint }
    try withKnownIssue {
      try playground.run { assertSnapshot(of: try value(), as: .lines) }
    } matching: {
      $0.hasMessage("The value to snapshot threw an error:\nBroken.noPaint")
    }
    #expect(playground.references.isEmpty)
  }

  @Test func asynchronousValuesAreAwaited() async {
    func value() async -> String {
      await Task.yield()
      return "later"
    }
    await withKnownIssue {
      await playground.run { await assertSnapshot(as: .lines) { await value() } }
    }
    #expect(playground.text(of: "\(folder)/asynchronousValuesAreAwaited.txt") == "later")
  }

  @Test func unnamedAssertionsInChildTasksAreRefused() async {
    let sentence = """
      This unnamed assertion runs in a separate task, so the number in its file name may vary.
      Pass `named:` with a different string for each task.
      """
    let playground = playground
    await withKnownIssue {
      await playground.run {
        assertSnapshot(of: "first", as: .lines)
        await Task { assertSnapshot(of: "second", as: .lines) }.value
      }
    } matching: {
      $0.hasMessage(sentence) || $0.comments.contains { $0.rawValue.hasPrefix("Recorded a new") }
    }
    #expect(playground.references.count == 1)
  }

  @Test func repeatedLiteralNameIsOneReference() {
    let file = "\(folder)/repeatedLiteralNameIsOneReference.x.txt"
    withKnownIssue { playground.run { assertSnapshot(of: "a", as: .lines, named: "x") } }
    playground.run {
      assertSnapshot(of: "a", as: .lines, named: "x")
      assertSnapshot(of: "a", as: .lines, named: "x")
    }
    withKnownIssue {
      playground.run {
        assertSnapshot(of: "a", as: .lines, named: "x")
        assertSnapshot(of: "b", as: .lines, named: "x", record: .all)
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("Snapshot differs: ")
        && text.contains("\nalso at     AssertSnapshotTests.swift:")
    }
    #expect(playground.text(of: file) == "a")
  }

  /// A run that replaces references doesn't replace one that matched before.
  @Test(arguments: ["all", "failed"])
  func secondValueReplacesNothing(_ mode: String) {
    let file = "\(folder)/secondValueReplacesNothing_0=\(mode).x.txt"
    func assertBoth() -> [SnapshotVerdict.Outcome] {
      playground.run(["SNAPSHOT_RECORD": mode]) {
        ["a", "b"].map { verifySnapshot(of: $0, as: .lines, named: "x").outcome }
      }
    }
    #expect(assertBoth() == [.warning, .failure])
    #expect(playground.text(of: file) == "a")
    #expect(assertBoth() == [.pass, .failure])
    #expect(playground.text(of: file) == "a")
  }

  /// Tasks with different values at the same time don't overwrite each other's references.
  @Test func onlyOneOfManyTasksRecords() async {
    let playground = playground
    let outcomes = await playground.run(["SNAPSHOT_RECORD": "all"]) {
      await withTaskGroup(of: SnapshotVerdict.Outcome.self) { group in
        for value in 0..<16 {
          group.addTask {
            await verifySnapshot(as: AsyncSnapshotting(.lines), named: "x") {
              try await Task.sleep(for: .milliseconds(5))
              return "\(value)"
            }.outcome
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    #expect(outcomes.count { $0 == .warning } == 1)
    #expect(outcomes.count { $0 == .failure } == 15)
  }

  @Test func twoLinesClaimingOneFileAreRefused() {
    withKnownIssue {
      playground.run {
        assertSnapshot(of: "a", as: .lines, named: "x")
        assertSnapshot(of: "a", as: .lines, named: "X")
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("Recorded a new") || text.hasPrefix("Two assertions use one file: ")
    }
    #expect(playground.references == ["\(folder)/twoLinesClaimingOneFileAreRefused.x.txt"])
  }
}
