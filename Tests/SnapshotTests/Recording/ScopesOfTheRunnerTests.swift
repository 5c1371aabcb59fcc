import Foundation
import Snapshot
import SnapshotCore
import Testing

/// Traits and names where the test runner opens a scope, a task or a process of its own.
@Suite(.snapshots(name: "scoped")) struct ScopesOfTheRunnerTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  private let folder = "SnapshotTests/ScopesOfTheRunnerTests"

  @Test func aConfirmationKeepsNameAndSettings() async {
    await confirmation(expectedCount: 1) { confirmed in
      withKnownIssue { playground.run { assertSnapshot(of: "a", as: .lines) } }
      confirmed()
    }
    #expect(
      playground.references == ["\(folder)/aConfirmationKeepsNameAndSettings.scoped.txt"]
    )
  }

  @Test func aTaskGroupKeepsNameAndSettings() async {
    let playground = playground
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          playground.run(["SNAPSHOT_RECORD": "missing"]) {
            let verdict = verifySnapshot(of: "\(number)", as: .lines, named: "\(number)")
            #expect(verdict.kind == .recorded)
          }
        }
      }
    }
    #expect(
      playground.references
        == (0..<8).map { "\(folder)/aTaskGroupKeepsNameAndSettings.scoped.\($0).txt" }
    )
  }

  @Test func aKnownIssueKeepsNameAndSettings() {
    withKnownIssue {
      playground.run { assertSnapshot(of: "a", as: .lines) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Recorded a new snapshot") }
    }
    #expect(playground.references == ["\(folder)/aKnownIssueKeepsNameAndSettings.scoped.txt"])
  }

  @Test(arguments: 0..<20) func parallelCasesKeepTheirOwnSettings(number: Int) async {
    await withSnapshotTesting(name: "n\(number)") {
      for _ in 0..<10 {
        await Task.yield()
        #expect(SnapshotSettings.current.name == "n\(number)")
      }
    }
    #expect(SnapshotSettings.current.name == "scoped")
  }

  /// The body of an exit test runs in another process, which knows neither the test nor its traits.
  @Test func anExitTestReportsToTheTestThatBeganIt() async {
    func run(_ path: String, _ text: String) async {
      await #expect(processExitsWith: .success) { [path, text] in
        RunEnvironment.$current.withValue(RunEnvironment(variables: ["SNAPSHOT_ROOT": path])) {
          assertSnapshot(of: text, as: .lines, named: "x", testName: "exit()")
        }
      }
    }
    let file = "\(folder)/exit.x.txt"
    await withKnownIssue {
      await run(playground.path, "a")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("Recorded a new snapshot: __Snapshots__/\(file)")
      }
    }
    #expect(playground.text(of: file) == "a")
    await run(playground.path, "a")
    await withKnownIssue {
      await run(playground.path, "b")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("Snapshot differs: __Snapshots__/\(file)")
          && $0.rawValue.contains("exit test")
      }
    }
    #expect(playground.text(of: file) == "a")
  }

  /// The function of an exit test's body is one that a macro made, and tells line and column.
  @Test func theNameOfAnExitTestSurvivesEdits() async {
    func run(_ path: String, _ text: String, named name: String?) async {
      await #expect(processExitsWith: .success) { [path, text, name] in
        RunEnvironment.$current.withValue(RunEnvironment(variables: ["SNAPSHOT_ROOT": path])) {
          assertSnapshot(of: text, as: .lines, named: name)
        }
      }
    }
    await withKnownIssue {
      await run(playground.path, "a", named: nil)
      await run(playground.path, "b", named: "x")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Recorded a new snapshot") }
    }
    let folder = "SnapshotTests/ScopesOfTheRunnerTests"
    #expect(playground.text(of: "\(folder)/exit-test.txt") == "a")
    #expect(playground.text(of: "\(folder)/exit-test.x.txt") == "b")
  }
}
