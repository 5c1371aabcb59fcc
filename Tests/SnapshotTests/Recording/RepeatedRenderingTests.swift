import Drawing
import Foundation
import Pixels
import Snapshot
import SnapshotCore
import SnapshotReview
import Synchronization
import Testing

/// A value is rendered a second time before its reference is written.
@Suite struct RepeatedRenderingTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  /// A counter of how often a value is evaluated.
  private final class Counter: Sendable {
    private let count = Mutex(0)
    func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }
    var value: Int { count.withLock { $0 } }
  }

  private struct User: Codable, CustomStringConvertible {
    var id = UUID()
    var name = "Ada"
    var description: String { "\(name)\n\(id)\nend" }
  }

  private func lines<Value>(
    _ text: @escaping @Sendable (Value) -> String
  ) -> Snapshotting<Value, String> {
    Snapshotting<String, String>.lines.pullback(text)
  }

  /// Runs an assertion whose value differs each time, in all modes that write.
  private func refuses(
    _ sentence: String,
    _ assert: (RecordMode?) -> SnapshotVerdict
  ) {
    let settings: [([String: String], RecordMode?)] = [
      ([:], nil), ([:], .all), ([:], .failed), (["SNAPSHOT_RECORD": "all"], nil),
      (["SNAPSHOT_RECORD": "failed"], nil), (["SNAPSHOT_RECORD": "missing"], nil),
    ]
    for (variables, mode) in settings {
      let verdict = playground.run(variables) { assert(mode) }
      #expect(verdict.outcome == .failure)
      guard case .irreproducible = verdict.kind else {
        Issue.record("\(verdict.kind)")
        continue
      }
      let head = verdict.message.split(separator: "\n")[0]
      #expect(head.hasPrefix("Not recorded, because a second rendering differs: __Snapshots__/"))
      #expect(verdict.message.contains(sentence), "\(verdict.message)")
      #expect(playground.references == [])
    }
  }

  @Test func assertionsInsideAValueRunOnce() {
    let counter = Counter()
    let runs: [(SnapshotVerdict.Outcome, [SnapshotVerdict.Outcome])] = [
      (.failure, [.failure, .pass]), (.pass, [.pass]),
    ]
    for (kind, inside) in runs {
      var inner: [SnapshotVerdict.Outcome] = []
      let outcomes = playground.run {
        let outer = verifySnapshot(
          of: {
            _ = counter.next()
            inner.append(verifySnapshot(of: "inner", as: .lines).outcome)
            return "outer"
          }(),
          as: .lines
        )
        return [outer.outcome, verifySnapshot(of: "last", as: .lines).outcome]
      }
      #expect(outcomes == [kind, kind])
      #expect(inner == inside, "the second rendering's assertion does nothing")
      #expect(playground.references.count == 3)
    }
    #expect(counter.value == 3)
  }

  @Test func identifiersInTheValueAreNoticed() {
    refuses("1 line removed, 1 line added. Later runs would fail.") {
      verifySnapshot(of: User(), as: lines { $0.description }, named: "x", record: $0)
    }
    refuses("-  \"id\" : ") { verifySnapshot(of: User(), as: .json, named: "y", record: $0) }
    refuses("id: ") { verifySnapshot(of: User(), as: .dump, named: "z", record: $0) }
  }

  @Test func theMoment() {
    refuses("1 line removed") {
      verifySnapshot(
        of: Date(),
        as: lines { "\($0.timeIntervalSince1970)" },
        named: "x",
        record: $0
      )
    }
  }

  @Test func nondeterministicStrategiesAreDetected() {
    let value = "always the same"
    refuses("1 line removed") {
      verifySnapshot(
        of: value,
        as: lines { $0 + UUID().uuidString },
        named: "x",
        record: $0
      )
    }
  }

  @Test func addressesAreNamed() {
    refuses("Only memory addresses differ. Later runs would fail.") {
      verifySnapshot(
        of: "User",
        as: lines {
          // A new object may have the address of a released one.
          "<\($0): 0x\(String(UInt.random(in: 1 << 40...1 << 41), radix: 16))>"
        },
        named: "x",
        record: $0
      )
    }
  }

  @Test func anotherOrderIsNamed() {
    let counter = Counter()
    refuses("The same words are in a different order, as if they came from a Set or Dictionary.") {
      verifySnapshot(
        of: counter.next().isMultiple(of: 2) ? ["a", "b", "c"] : ["c", "a", "b"],
        as: .json,
        named: "x",
        record: $0
      )
    }
  }

  private struct Team: Codable, CustomStringConvertible {
    var name = "Team"
    var members: Set<String> = ["a", "b", "c", "d", "e", "f", "g", "h"]
    var ranks = ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7, "h": 8]
    var description: String { "\(name): \(members)" }
  }

  private struct SortedTeam: Encodable, CustomStringConvertible {
    var members: Set<String> = ["a", "b", "c", "d", "e", "f", "g", "h"]
    var description: String { "\(members.sorted())" }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(members.sorted())
    }
  }

  /// Both renderings in one process are equal, but the next process has another order.
  @Test func theOrderOfHashValuesIsNoticed() {
    let sentence = "The text shows a Set<String> in the order of its hash values. Later runs would"
    let team = Team()
    refuses(sentence) { verifySnapshot(of: team, as: .json, named: "a", record: $0) }
    refuses(sentence) { verifySnapshot(of: team, as: .description, named: "b", record: $0) }
    let numbers = Set(1...9)
    refuses("Set<Int>") { verifySnapshot(of: numbers, as: .json, named: "c", record: $0) }
    refuses("Set<Int>") { verifySnapshot(of: numbers, as: .description, named: "d", record: $0) }
    refuses("Dictionary<String, Int>") {
      verifySnapshot(of: team.ranks, as: .description, named: "e", record: $0)
    }
  }

  @Test func sortedElementsAreRecorded() {
    let pair = Set([1, 2])
    let kinds = playground.run {
      [
        verifySnapshot(of: Team().members, as: .dump, named: "a"),
        verifySnapshot(of: SortedTeam(), as: .json, named: "b"),
        verifySnapshot(of: SortedTeam(), as: .description, named: "c"),
        verifySnapshot(of: Team().ranks, as: .json, named: "d"),
        verifySnapshot(of: pair, as: .json, named: "e"),
      ].map(\.kind)
    }
    #expect(kinds == Array(repeating: .recorded, count: 5))
  }

  @Test func bytesAndPicturesAreNoticed() {
    let counter = Counter()
    refuses("the first difference is at byte 0") {
      verifySnapshot(of: Data([UInt8(counter.next())]), as: .data, named: "x", record: $0)
    }
    refuses("of 16 pixels differ") {
      verifySnapshot(
        of: Color(white: Double(counter.next() % 2)),
        as: .png(size: CGSize(width: 4, height: 4)),
        named: "y",
        record: $0
      )
    }
  }

  private struct Ray: View {
    var width: CGFloat
    var body: some View { Rectangle().fill(.red).frame(width: width, height: 4) }
  }

  @Test func elementsOfDrawingsAreNamed() {
    let counter = Counter()
    refuses("Ray/Rectangle (fill): reshaped") {
      verifySnapshot(
        of: Ray(width: CGFloat(counter.next() % 2 + 3)),
        as: .svg(size: CGSize(width: 8, height: 8)),
        named: "x",
        record: $0
      )
    }
  }

  @Test func animationsAreNoticed() {
    let counter = Counter()
    refuses("2 of 2 frames differ") {
      verifySnapshot(
        of: Color(white: Double(counter.next() % 2)),
        as: .animation(seconds: 0.2, size: CGSize(width: 4, height: 4)),
        named: "x",
        record: $0
      )
    }
    refuses("2 of 2 frames differ") {
      verifySnapshot(
        of: Color(white: Double(counter.next() % 2)),
        as: .frames(at: [0, 1], size: CGSize(width: 4, height: 4)),
        named: "y",
        record: $0
      )
    }
  }

  @Test func asynchronousValuesAreNoticed() async {
    let lines = Snapshotting<String, String>.lines
    let strategy = lines.asyncPullback { (text: String) async in text }
    await withKnownIssue {
      await playground.run {
        await assertSnapshot(as: .lines, named: "a") { UUID().uuidString }
        await assertSnapshot(as: strategy, named: "b") { UUID().uuidString }
        await assertSnapshot(of: UUID().uuidString, as: strategy, named: "c")
        let slow = lines.asyncPullback { (_: Int) async in UUID().uuidString }
        await assertSnapshot(of: 1, as: slow, named: "d")
        let verdict = await verifySnapshot(as: strategy, named: "e") { UUID().uuidString }
        Issue.record("\(verdict.message)")
      }
    } matching: { issue in
      issue.comments.allSatisfy {
        $0.rawValue.hasPrefix("Not recorded, because a second rendering differs: ")
      }
    }
    #expect(playground.references == [])
  }

  @Test func blockingStrategiesAreNoticed() {
    let lines = Snapshotting<String, String>.lines
    withKnownIssue {
      playground.run {
        assertSnapshot(
          of: 1,
          as: lines.asyncPullback { (_: Int) async in UUID().uuidString },
          named: "a"
        )
        assertSnapshot(
          of: 1,
          as: lines.asyncPullback { (_: Int) in Async(value: UUID().uuidString) },
          named: "b"
        )
      }
    } matching: { issue in
      issue.comments.allSatisfy {
        $0.rawValue.hasPrefix("Not recorded, because a second rendering differs: ")
      }
    }
    #expect(playground.references == [])
  }

  @Test func severalStrategiesShareTheSecondValue() {
    let counter = Counter()
    withKnownIssue {
      playground.run {
        assertSnapshots(of: "\(counter.next())", as: .lines, .description)
        assertSnapshots(of: "\(counter.next())", as: [.lines, .description])
        assertSnapshots(of: "\(counter.next())", as: ["a": .lines, "b": .description])
      }
    } matching: { issue in
      issue.comments.allSatisfy {
        $0.rawValue.hasPrefix("Not recorded, because a second rendering differs: ")
      }
    }
    #expect(counter.value == 6)
    #expect(playground.references == [])
  }

  @Test func aSecondErrorIsShown() throws {
    struct UsedUp: Error {}
    func taken(_ counter: Counter) throws -> String {
      guard counter.next() == 1 else { throw UsedUp() }
      return "first"
    }
    let counter = Counter()
    let verdict = try playground.run {
      verifySnapshot(of: try taken(counter), as: .lines, named: "x")
    }
    #expect(
      verdict.kind
        == .irreproducible("The second rendering threw an error: UsedUp()")
    )
    #expect(playground.references == [])
  }

  /// Comparing evaluates a value once.
  @Test func valueIsMadeTwiceOnlyWhenRecording() {
    let counter = Counter()
    func value() -> String {
      _ = counter.next()
      return "same"
    }
    let compare = { verifySnapshot(of: value(), as: .lines, named: "x") }
    #expect(playground.run { compare() }.kind == .recorded)
    #expect(counter.value == 2)
    #expect(playground.run { compare() }.kind == .matched)
    #expect(counter.value == 3)
    _ = playground.run(["CI": "1"]) { verifySnapshot(of: value(), as: .lines, named: "y") }
    #expect(counter.value == 4)
  }

  /// A value that was evaluated before the call is the same both times.
  @Test func aCounterBeforeTheCallIsRecorded() {
    let counter = Counter()
    let value = "\(counter.next())"
    #expect(playground.run { verifySnapshot(of: value, as: .lines) }.kind == .recorded)
  }

  @Test func toleratedDifferencesAreRecorded() throws {
    let counter = Counter()
    let strategy = Snapshotting<Color, Bitmap>.png(
      size: CGSize(width: 4, height: 4),
      tolerance: .channel(atMost: 8)
    )
    let verdict = playground.run {
      verifySnapshot(of: Color(white: Double(counter.next() % 2) * 0.02), as: strategy)
    }
    #expect(verdict.kind == .recorded)
  }

  @Test func aDifferenceDoesNotReplaceAReference() throws {
    let record = { (text: String) in
      self.playground.run(["SNAPSHOT_RECORD": "all"]) {
        verifySnapshot(of: text, as: .lines, named: "x")
      }
    }
    #expect(record("old").kind == .recorded)
    let counter = Counter()
    let verdict = playground.run(["SNAPSHOT_RECORD": "all"]) {
      verifySnapshot(of: "\(counter.next())", as: .lines, named: "x")
    }
    #expect(verdict.kind == .irreproducible("1 line removed, 1 line added"))
    let file = "SnapshotTests/RepeatedRenderingTests/aDifferenceDoesNotReplaceAReference.x.txt"
    #expect(playground.text(of: file) == "old")
    // The artifacts can't be accepted either.
    #expect(
      try Results(artifacts: "\(playground.path)/.build/snapshots")?.entries.last?.isAcceptable
        == false
    )
  }

  @Test func theMessageHasEverything() {
    let counter = Counter()
    let verdict = playground.run {
      verifySnapshot(of: "a\n\(counter.next())\n", as: .lines, named: "x")
    }
    let file = "SnapshotTests/RepeatedRenderingTests/theMessageHasEverything.x.txt"
    let folder = ".build/snapshots/failures/\(file)"
    #expect(
      verdict.message == """
        Not recorded, because a second rendering differs: __Snapshots__/\(file)
        1 line removed, 1 line added. Later runs would fail.

        @@ -1,2 +1,2 @@
         a
        -1
        +2

        actual      \(folder)/actual.txt
        difference  \(folder)/difference.diff
        fix         pass in dates, identifiers and random numbers, sort the elements of a Set or a \
        Dictionary, or replace what varies with `.scrubbing(…)`
        run again   swift test --filter 'RepeatedRenderingTests.theMessageHasEverything[(]'
        """
    )
  }
}
