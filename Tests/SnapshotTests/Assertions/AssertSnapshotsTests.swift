import Foundation
import Snapshot
import SnapshotCore
import Synchronization
import Testing

@Suite struct AssertSnapshotsTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  private let folder = "SnapshotTests/AssertSnapshotsTests"

  private let uppercased = Snapshotting<String, String>.lines.pullback { (text: String) in
    text.uppercased()
  }

  @Test func unnamedStrategiesAreNumbered() {
    for _ in 1...2 {
      withKnownIssue(isIntermittent: true) {
        playground.run { assertSnapshots(of: "a", as: [.lines, uppercased]) }
      }
    }
    #expect(
      playground.references == [
        "\(folder)/unnamedStrategiesAreNumbered.2.txt",
        "\(folder)/unnamedStrategiesAreNumbered.txt",
      ]
    )
    #expect(playground.text(of: "\(folder)/unnamedStrategiesAreNumbered.2.txt") == "A")
    playground.run { assertSnapshots(of: "a", as: [.lines, uppercased]) }
  }

  @Test func strategiesOfSeveralFormatsCanBeMixed() {
    let folder = "\(folder)/strategiesOfSeveralFormatsCanBeMixed"
    func assertAll() {
      playground.run {
        assertSnapshots(of: Data("a".utf8), as: .data, .description, named: "bytes")
        assertSnapshots(of: ["a": 1], as: .json, .dump, .description)
      }
    }
    withKnownIssue { assertAll() }
    #expect(
      playground.references == [
        "\(folder).2.txt", "\(folder).bytes", "\(folder).bytes.txt", "\(folder).json",
        "\(folder).txt",
      ]
    )
    assertAll()
  }

  @Test func namedStrategiesAreKeptByName() {
    withKnownIssue {
      playground.run { assertSnapshots(of: "a", as: ["low": .lines, "high": uppercased]) }
    }
    #expect(
      playground.references == [
        "\(folder)/namedStrategiesAreKeptByName.high.txt",
        "\(folder)/namedStrategiesAreKeptByName.low.txt",
      ]
    )
    playground.run { assertSnapshots(of: "a", as: ["low": .lines, "high": uppercased]) }
  }

  @Test func valueAndErrorAreEvaluatedOnce() throws {
    struct Broken: Error, CustomStringConvertible { let description = "no more paint" }
    var evaluationCount = 0
    let reportCount = Mutex(0)
    func value() throws -> String {
      evaluationCount += 1
      throw Broken()
    }
    for overload in 1...2 {
      try withKnownIssue {
        try playground.run {
          if overload == 1 {
            assertSnapshots(of: try value(), as: [.lines, uppercased])
          } else {
            assertSnapshots(of: try value(), as: .lines, .dump, .description)
          }
        }
      } matching: { issue in
        reportCount.withLock { $0 += 1 }
        return issue.hasMessage("The value to snapshot threw an error:\nno more paint")
      }
      #expect(evaluationCount == overload)
      #expect(reportCount.withLock { $0 } == overload)
    }
  }

  @Test func emptyStrategyListFails() {
    withKnownIssue {
      playground.run { assertSnapshots(of: "a", as: [Snapshotting<String, String>]()) }
    } matching: {
      $0.hasMessage("Nothing was asserted: the list of strategies is empty. Pass at least one.")
    }
  }
}
