import SnapshotCore
import Synchronization
import Testing

@testable import Snapshot

/// The deprecated assertions of swift-snapshot-testing, and their options.
extension SourceLocationTests {
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
