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

  private let upper = Snapshotting<String, String>.lines.pullback { (text: String) in
    text.uppercased()
  }

  @Test func unnamedStrategiesAreNumbered() {
    for _ in 1...2 {
      withKnownIssue(isIntermittent: true) {
        playground.run { assertSnapshots(of: "a", as: [.lines, upper]) }
      }
    }
    #expect(
      playground.references == [
        "\(folder)/unnamedStrategiesAreNumbered.2.txt",
        "\(folder)/unnamedStrategiesAreNumbered.txt",
      ]
    )
    #expect(playground.text(of: "\(folder)/unnamedStrategiesAreNumbered.2.txt") == "A")
    playground.run { assertSnapshots(of: "a", as: [.lines, upper]) }
  }

  @Test func strategiesOfSeveralFormatsCanBeMixed() {
    let folder = "\(folder)/strategiesOfSeveralFormatsCanBeMixed"
    func look() {
      playground.run {
        assertSnapshots(of: Data("a".utf8), as: .data, .description, named: "bytes")
        assertSnapshots(of: ["a": 1], as: .json, .dump, .description)
      }
    }
    withKnownIssue { look() }
    #expect(
      playground.references == [
        "\(folder).2.txt", "\(folder).bytes", "\(folder).bytes.txt", "\(folder).json",
        "\(folder).txt",
      ]
    )
    look()
  }

  @Test func namedStrategiesAreKeptByName() {
    withKnownIssue {
      playground.run { assertSnapshots(of: "a", as: ["low": .lines, "high": upper]) }
    }
    #expect(
      playground.references == [
        "\(folder)/namedStrategiesAreKeptByName.high.txt",
        "\(folder)/namedStrategiesAreKeptByName.low.txt",
      ]
    )
    playground.run { assertSnapshots(of: "a", as: ["low": .lines, "high": upper]) }
  }

  @Test func theValueIsEvaluatedOnceAndItsErrorReportedOnce() throws {
    struct Broken: Error, CustomStringConvertible { let description = "no more paint" }
    var made = 0
    let told = Mutex(0)
    func value() throws -> String {
      made += 1
      throw Broken()
    }
    for form in 1...2 {
      try withKnownIssue {
        try playground.run {
          if form == 1 {
            assertSnapshots(of: try value(), as: [.lines, upper])
          } else {
            assertSnapshots(of: try value(), as: .lines, .dump, .description)
          }
        }
      } matching: { issue in
        told.withLock { $0 += 1 }
        return issue.says("The value to snapshot threw an error:\nno more paint")
      }
      #expect(made == form)
      #expect(told.withLock { $0 } == form)
    }
  }

  @Test func noStrategiesAtAllAreAFailure() {
    withKnownIssue {
      playground.run { assertSnapshots(of: "a", as: [Snapshotting<String, String>]()) }
    } matching: {
      $0.says("Nothing was asserted: the list of strategies is empty. Pass at least one.")
    }
  }
}
