import Foundation
import SnapshotCore
import SnapshotReview
import Synchronization
import Testing

@testable import Snapshot

/// Every assertion passes on the location of its call, its name and its folder.
@Suite struct SourceLocationTests {
  let playground: Playground

  init() throws {
    playground = try Playground()
  }

  static let expected = SourceLocation(
    fileID: "Module/Identifier.swift",
    filePath: "/p/Path.swift",
    line: 12,
    column: 34
  )

  /// Runs assertions without references, and returns the locations and messages of their issues.
  func issues(
    _ body: () -> Void
  ) -> (locations: [SourceLocation?], messages: [String]) {
    let found = Mutex<[(SourceLocation?, String)]>([])
    playground.run(["SNAPSHOT_RECORD": "never"]) {
      withKnownIssue {
        body()
      } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined()
        found.withLock { $0.append((issue.sourceLocation, text)) }
        return true
      }
    }
    let all = found.withLock { $0 }
    return (all.map(\.0), all.map(\.1))
  }

  /// The locations of all results, such as `Badge.swift:12:5`.
  func places() throws -> [String] {
    let results = try Results(artifacts: "\(playground.path)/.build/snapshots")
    return results?.entries.map(\.place) ?? []
  }

  func check(_ count: Int, _ end: String, _ body: () -> Void) {
    let (locations, messages) = issues(body)
    #expect(locations == [SourceLocation?](repeating: Self.expected, count: count))
    #expect(messages.count == count)
    for message in messages {
      let line = message.split(separator: "\n").first ?? ""
      #expect(line.hasPrefix("No snapshot to compare with: "))
      #expect(line.contains(end), "\(line)")
    }
  }

  @Test func synchronousAssertions() {
    check(1, "Refs/SnapshotTests/SourceLocationTests/synchronousAssertions.x.txt") {
      assertSnapshot(
        of: "a",
        as: .lines,
        named: "x",
        directory: "Refs",
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
    check(1, "__Snapshots__/SnapshotTests/SourceLocationTests/synchronousAssertions.y.txt") {
      assertSnapshot(
        of: "a",
        as: .lines,
        named: "y",
        timeout: 5,
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
  }

  @Test func assertionsWithSeveralStrategies() {
    let lines = Snapshotting<String, String>.lines
    check(2, "Refs/SnapshotTests/SourceLocationTests/assertionsWithSeveralStrategies.x.") {
      assertSnapshots(
        of: "a",
        as: [lines, .dump],
        named: "x",
        directory: "Refs",
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
    check(3, "Refs/SnapshotTests/SourceLocationTests/assertionsWithSeveralStrategies.y") {
      assertSnapshots(
        of: "a",
        as: lines,
        .dump,
        .description,
        named: "y",
        directory: "Refs",
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
    check(1, "Refs/SnapshotTests/SourceLocationTests/assertionsWithSeveralStrategies.z.txt") {
      assertSnapshots(
        of: "a",
        as: ["z": lines],
        directory: "Refs",
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
  }

  @Test func resultsOfSeveralStrategiesHaveTheLocationOfTheCall() throws {
    _ = issues {
      assertSnapshots(
        of: "a",
        as: ["b": Snapshotting<String, String>.lines, "a": .dump],
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
    let found = try places()
    #expect(found == ["Identifier.swift:12:34", "Identifier.swift:12:34"])
  }

  @Test func anEmptyListIsReportedAtItsLocation() {
    let strategies: [Snapshotting<String, String>] = []
    let named: [String: Snapshotting<String, String>] = [:]
    let sentence = "Nothing was asserted: the list of strategies is empty. Pass at least one."
    let one = issues {
      assertSnapshots(
        of: "a",
        as: strategies,
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
    #expect(one.locations == [Self.expected] && one.messages == [sentence])
    let other = issues {
      assertSnapshots(
        of: "a",
        as: named,
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
    #expect(other.locations == [Self.expected] && other.messages == [sentence])
  }

  @Test func assertionsWithATimeout() {
    let lines = Snapshotting<String, String>.lines
    let path = "__Snapshots__/SnapshotTests/SourceLocationTests/assertionsWithATimeout"
    check(2, path) {
      assertSnapshots(
        of: "a",
        as: [lines, .dump],
        timeout: 5,
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
    check(1, "\(path).z.txt") {
      assertSnapshots(
        of: "a",
        as: ["z": lines],
        timeout: 5,
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
    check(1, "\(path).w.txt") {
      assertSnapshot(
        of: "a",
        as: AsyncSnapshotting(lines),
        named: "w",
        timeout: 5.0,
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
    check(1, "Refs/SnapshotTests/SourceLocationTests/assertionsWithATimeout.v.txt") {
      assertSnapshot(
        of: "a",
        as: AsyncSnapshotting(lines),
        named: "v",
        directory: "Refs",
        timeout: .seconds(5),
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
  }

  @available(*, deprecated)
  @Test func resultsOfVerifySnapshotHaveTheirLocation() throws {
    playground.run(["SNAPSHOT_RECORD": "never"]) {
      let failures = [
        verifySnapshot(
          of: "a",
          as: .lines,
          named: "a",
          directory: "Refs",
          fileID: "Module/Identifier.swift",
          file: "/p/Path.swift",
          line: 1,
          column: 34
        ).failure,
        verifySnapshot(
          of: "a",
          as: .lines,
          named: "b",
          snapshotDirectory: "Refs",
          fileID: "Module/Identifier.swift",
          file: "/p/Path.swift",
          line: 2,
          column: 34
        ),
        verifySnapshot(
          matching: "a",
          as: .lines,
          named: "c",
          snapshotDirectory: "Refs",
          fileID: "Module/Identifier.swift",
          file: "/p/Path.swift",
          line: 3,
          column: 34
        ),
      ]
      let path = "Refs/SnapshotTests/SourceLocationTests/resultsOfVerifySnapshotHaveTheirLocation"
      for (failure, name) in zip(failures, ["a", "b", "c"]) {
        #expect(failure?.hasPrefix("No snapshot to compare with: \(path).\(name).txt\n") == true)
      }
    }
    #expect(
      try places()
        == ["Identifier.swift:1:34", "Identifier.swift:2:34", "Identifier.swift:3:34"]
    )
  }

  @Test func asynchronousAssertions() async throws {
    let found = Mutex<[SourceLocation?]>([])
    let verdict = await playground.run(["SNAPSHOT_RECORD": "never"]) {
      await withKnownIssue {
        await assertSnapshot(
          as: Snapshotting<String, String>.lines,
          named: "a",
          directory: "Refs",
          fileID: "Module/Identifier.swift",
          file: "/p/Path.swift",
          line: 12,
          column: 34
        ) { "a" }
        await assertSnapshot(
          as: AsyncSnapshotting(Snapshotting<String, String>.lines),
          named: "b",
          directory: "Refs",
          fileID: "Module/Identifier.swift",
          file: "/p/Path.swift",
          line: 12,
          column: 34
        ) { "a" }
        await assertSnapshot(
          of: "a",
          as: AsyncSnapshotting(Snapshotting<String, String>.lines),
          named: "c",
          directory: "Refs",
          fileID: "Module/Identifier.swift",
          file: "/p/Path.swift",
          line: 12,
          column: 34
        )
      } matching: { issue in
        found.withLock { $0.append(issue.sourceLocation) }
        return true
      }
      return await verifySnapshot(
        as: AsyncSnapshotting(Snapshotting<String, String>.lines),
        named: "d",
        directory: "Refs",
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      ) { "a" }
    }
    #expect(found.withLock { $0 } == [Self.expected, Self.expected, Self.expected])
    let path = "Refs/SnapshotTests/SourceLocationTests/asynchronousAssertions.d.txt"
    #expect(verdict.message.hasPrefix("No snapshot to compare with: \(path)\n"))
    let results = try Results(artifacts: "\(playground.path)/.build/snapshots")
    let names = results?.entries.map { String($0.id.suffix(6)) }
    #expect(names == [".a.txt", ".b.txt", ".c.txt", ".d.txt"])
    #expect(try places() == [String](repeating: "Identifier.swift:12:34", count: 4))
  }

  @Test func linesAndColumnsBeginAtOne() {
    let (locations, _) = issues {
      assertSnapshot(of: "a", as: .lines, fileID: "Identifier.swift", line: 0, column: 0)
    }
    #expect(locations.map { $0?.line } == [1] && locations.map { $0?.column } == [1])
    #expect(locations.map { $0?.fileID } == ["Tests/Identifier.swift"])
  }

  /// Without a test, the function of the call names the reference.
  @Test func functionsNameReferencesOutsideTests() async {
    let playground = playground
    let messages = await Task.detached {
      playground.run(["SNAPSHOT_RECORD": "never"]) {
        [
          verifySnapshot(of: "a", as: .lines, testName: "drawn(size:)").message,
          verifySnapshot(
            of: "a",
            as: .lines,
            fileID: "Module/Deep/Badge.swift",
            testName: "$s10function"
          ).message,
        ]
      }
    }.value
    let names = ["SnapshotTests/SourceLocationTests/drawn.txt", "Module/Badge/in-macro.txt"]
    for (message, name) in zip(messages, names) {
      let line = message.split(separator: "\n").first ?? ""
      #expect(line == "No snapshot to compare with: __Snapshots__/\(name)")
    }
  }
}
