import Foundation
import Snapshot
import SnapshotCore
import SnapshotReview
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The results of a run describe every assertion, including passed ones.
@Suite struct ResultLinesTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  private var entries: [ResultEntry] {
    (try? Results(artifacts: "\(playground.path)/.build/snapshots"))?.entries ?? []
  }

  /// Records pictures of other sizes first, so that every kind of verdict occurs.
  @Test func everyAssertionHasALine() throws {
    withKnownIssue {
      playground.run {
        assertSnapshot(of: "a", as: .lines)
        assertSnapshot(of: [1, 2], as: .json)
      }
    }
    withKnownIssue {
      playground.run {
        assertSnapshot(of: "a", as: .lines)
        assertSnapshot(of: [1, 3, 4], as: .json)
      }
    }
    let json = try #require(entries.first { $0.id.hasSuffix(".json") })
    let text = try #require(entries.first { $0.id.hasSuffix(".txt") })
    #expect(text.status == .passed)
    #expect(text.name == "everyAssertionHasALine")
    #expect(text.strategy == "lines")
    #expect(text.measured == nil)
    #expect(json.status == .changed)
    #expect(json.strategy == "json")
    #expect(
      json.measured == [
        MeasuredNumber("lines removed", 1, allowed: 0),
        MeasuredNumber("lines added", 2, allowed: 0),
      ]
    )
    for entry in [json, text] {
      #expect(entry.place.hasPrefix("ResultLinesTests.swift:"))
      #expect(try #require(entry.duration) > 0)
    }
  }

  @Test func durationIncludesMakingTheValue() throws {
    func slow() -> String {
      Thread.sleep(forTimeInterval: 0.02)
      return "a"
    }
    withKnownIssue { playground.run { assertSnapshot(of: slow(), as: .lines) } }
    #expect(try #require(entries.first?.duration) >= 0.02)
  }

  @Test func durationIsAtMostTheElapsedTime() throws {
    let elapsed = ContinuousClock().measure {
      withKnownIssue { playground.run { assertSnapshot(of: "a", as: .lines) } }
    }
    let duration = try #require(entries.first?.duration)
    #expect(Duration.seconds(duration) <= elapsed)
  }

  @Test func pictureResultsHaveMeasuredAndAllowed() throws {
    let black = try #require(Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 255, 0, 0, 0, 255]))
    let other = try #require(Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 255, 0, 9, 0, 255]))
    let strategy = Snapshotting<Bitmap, Bitmap>.png(tolerance: .exact.allowing(pixels: 1))
    withKnownIssue { playground.run { assertSnapshot(of: black, as: strategy) } }
    playground.run { assertSnapshot(of: other, as: strategy) }
    let entry = try #require(entries.first)
    #expect(entry.status == .tolerated)
    #expect(entry.strategy == "png")
    #expect(
      entry.measured == [
        MeasuredNumber("differing pixels", 1, allowed: 1),
        MeasuredNumber("worst distance, /255", 9, allowed: 0),
      ]
    )
  }

  private static let own = SimplySnapshotting<String>.lines.pullback { (number: Int) in "\(number)"
  }
  private static var parity: Snapshotting<String, String> {
    Snapshotting(pathExtension: "txt", diffing: .lines) { $0 }
  }

  @Test(arguments: [
    (Snapshotting<String, String>.lines.name, "lines"),
    (Snapshotting<Int, String>.dump.name, "dump"),
    (Snapshotting<Int, String>.description.name, "description"),
    (Snapshotting<[Int], String>.json.name, "json"),
    (Snapshotting<[Int], String>.plist.name, "plist"),
    (Snapshotting<Any, String>.json.name, "json"),
    (Snapshotting<Data, Data>.data.name, "data"),
    (Snapshotting<URLRequest, String>.raw.name, "raw(pretty:)"),
    (Snapshotting<URLRequest, String>.curl.name, "curl"),
    (Snapshotting<String, String>.lines.scrubbing(.uuids).name, "lines"),
    (Snapshotting<Int, String>.dump.asyncPullback { $0 }.name, "dump"),
    (ResultLinesTests.own.name, "lines"),
    (ResultLinesTests.parity.name, "parity"),
  ])
  func strategiesHaveTheirDocumentedNames(name: String, expected: String) {
    #expect(name == expected)
  }
}
