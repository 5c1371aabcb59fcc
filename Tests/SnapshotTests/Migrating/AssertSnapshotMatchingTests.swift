import Snapshot
import Testing

@Suite struct AssertSnapshotMatchingTests {
  @available(*, deprecated)
  @Test func deprecatedSpellingsStillCompare() throws {
    let playground = try Playground()
    let first = playground.run { verifySnapshot(matching: "a", as: .lines, named: "x") }
    #expect(first?.hasPrefix("Recorded a new snapshot: ") == true)
    #expect(playground.run { verifySnapshot(matching: "a", as: .lines, named: "x") } == nil)
    playground.run { assertSnapshot(matching: "a", as: .lines, named: "x") }
    withKnownIssue {
      playground.run { assertSnapshots(matching: "a", as: [.lines, .description], record: true) }
    }
  }
}
