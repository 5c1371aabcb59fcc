import Foundation
import SnapshotCore
import SnapshotReview
import Synchronization
import Testing

@testable import Snapshot

/// Every assertion passes the place of its call, its name and its folder on.
@Suite struct SourceLocationTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  private static let expected = SourceLocation(
    fileID: "Module/Identifier.swift",
    filePath: "/p/Path.swift",
    line: 12,
    column: 34
  )

  /// Runs an assertion without a reference, and returns the places of the issues and the snapshots.
  private func issues(
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

  /// The places of all results, such as `Badge.swift:12:5`.
  private func places() throws -> [String] {
    let results = try Results(artifacts: "\(playground.path)/.build/snapshots")
    return results?.entries.map(\.place) ?? []
  }

  private func check(_ count: Int, _ end: String, _ body: () -> Void) {
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

  @Test func resultsOfSeveralStrategiesHaveThePlaceOfTheCall() throws {
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

  @Test func anEmptyListIsReportedAtItsPlace() {
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
  @Test func assertionsWithABoolean() {
    let flag: Bool? = nil
    let lines = Snapshotting<String, String>.lines
    let path = "__Snapshots__/SnapshotTests/SourceLocationTests/assertionsWithABoolean"
    check(1, "\(path).x.txt") {
      assertSnapshot(
        of: "a",
        as: .lines,
        named: "x",
        record: flag,
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
    check(2, path) {
      assertSnapshots(
        of: "a",
        as: [lines, .dump],
        record: flag,
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
        record: flag,
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
  }

  @available(*, deprecated)
  @Test func assertionsOfMatchingValues() {
    let lines = Snapshotting<String, String>.lines
    let path = "__Snapshots__/SnapshotTests/SourceLocationTests/assertionsOfMatchingValues"
    check(1, "\(path).x.txt") {
      assertSnapshot(
        matching: "a",
        as: .lines,
        named: "x",
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
    check(2, path) {
      assertSnapshots(
        matching: "a",
        as: [lines, .dump],
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
    check(1, "\(path).z.txt") {
      assertSnapshots(
        matching: "a",
        as: ["z": lines],
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
  }

  @available(*, deprecated)
  @Test func assertionsOfMatchingValuesWithABoolean() {
    let flag: Bool? = nil
    let lines = Snapshotting<String, String>.lines
    let path =
      "__Snapshots__/SnapshotTests/SourceLocationTests/assertionsOfMatchingValuesWithABoolean"
    check(1, "\(path).x.txt") {
      assertSnapshot(
        matching: "a",
        as: .lines,
        named: "x",
        record: flag,
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
    check(2, path) {
      assertSnapshots(
        matching: "a",
        as: [lines, .dump],
        record: flag,
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
    check(1, "\(path).z.txt") {
      assertSnapshots(
        matching: "a",
        as: ["z": lines],
        record: flag,
        fileID: "Module/Identifier.swift",
        file: "/p/Path.swift",
        line: 12,
        column: 34
      )
    }
  }

  @available(*, deprecated)
  @Test func verdictsHaveTheirPlace() throws {
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
      let path = "Refs/SnapshotTests/SourceLocationTests/verdictsHaveTheirPlace"
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

  /// The limit of callbacks is a minute, unless the call has another one.
  @available(*, deprecated)
  @Test func callbacksHaveAMinute() {
    let limits = Mutex<[Duration]>([])
    let strategy = Snapshotting<String, String>.lines.pullback { (text: String) in
      limits.withLock { $0.append(BlockingLimit.current) }
      return text
    }
    let flag: Bool? = nil
    _ = issues {
      assertSnapshot(of: "a", as: strategy)
      assertSnapshot(of: "a", as: strategy, record: flag)
      assertSnapshots(of: "a", as: [strategy], record: flag)
      assertSnapshots(of: "a", as: ["a": strategy], record: flag)
      _ = verifySnapshot(of: "a", as: strategy, snapshotDirectory: nil)
      _ = verifySnapshot(matching: "a", as: strategy)
      assertSnapshot(matching: "a", as: strategy)
      assertSnapshots(matching: "a", as: [strategy])
      assertSnapshots(matching: "a", as: ["b": strategy])
      assertSnapshot(matching: "a", as: strategy, record: flag)
      assertSnapshots(matching: "a", as: [strategy], record: flag)
      assertSnapshots(matching: "a", as: ["c": strategy], record: flag)
    }
    #expect(limits.withLock { $0 } == [Duration](repeating: .seconds(60), count: 12))
    limits.withLock { $0 = [] }
    _ = issues {
      assertSnapshot(of: "a", as: strategy, timeout: 1)
      assertSnapshots(of: "a", as: [strategy], timeout: 2)
      assertSnapshots(of: "a", as: ["d": strategy], timeout: 3)
      _ = verifySnapshot(of: "a", as: strategy, snapshotDirectory: nil, timeout: 4)
      _ = verifySnapshot(matching: "a", as: strategy, timeout: 5)
      assertSnapshot(matching: "a", as: strategy, timeout: 6)
      assertSnapshots(matching: "a", as: [strategy], timeout: 7)
      assertSnapshots(matching: "a", as: ["e": strategy], timeout: 8)
      assertSnapshot(of: "a", as: strategy, record: flag, timeout: 9)
      assertSnapshots(of: "a", as: [strategy], record: flag, timeout: 10)
      assertSnapshots(of: "a", as: ["f": strategy], record: flag, timeout: 11)
    }
    #expect(limits.withLock { $0 } == (1...11).map { Duration.seconds($0) })
  }

  /// `true` records again, and `false` only what is missing.
  @available(*, deprecated)
  @Test func booleansChooseTheRecordMode() {
    let lines = Snapshotting<String, String>.lines
    let assertions: [(String, (String, Bool) -> Void)] = [
      ("a", { assertSnapshot(of: $0, as: lines, named: "a", record: Optional($1)) }),
      ("b", { assertSnapshots(of: $0, as: ["b": lines], record: Optional($1)) }),
      ("c", { assertSnapshot(matching: $0, as: lines, named: "c", record: Optional($1)) }),
      ("d", { assertSnapshots(matching: $0, as: ["d": lines], record: Optional($1)) }),
    ]
    let folder = "SnapshotTests/SourceLocationTests/booleansChooseTheRecordMode"
    for (name, assert) in assertions {
      for (text, flag, recorded) in [
        ("old", false, "old"), ("new", false, "old"), ("new", true, "new"),
      ] {
        withKnownIssue { playground.run { assert(text, flag) } }
        #expect(playground.text(of: "\(folder).\(name).txt") == recorded)
      }
    }
    for (text, flag, recorded) in [
      ("old", false, "old"), ("new", false, "old"), ("new", true, "new"),
    ] {
      withKnownIssue {
        playground.run { assertSnapshots(of: text, as: [lines], record: Optional(flag)) }
      }
      #expect(playground.text(of: "\(folder).txt") == recorded)
    }
    for (text, flag, recorded) in [("old", false, "new"), ("old", true, "old")] {
      withKnownIssue {
        playground.run { assertSnapshots(matching: text, as: [lines], record: Optional(flag)) }
      }
      #expect(playground.text(of: "\(folder).txt") == recorded)
    }
  }
}
