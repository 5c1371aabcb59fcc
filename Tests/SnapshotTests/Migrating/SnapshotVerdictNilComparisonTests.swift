import Snapshot
import Testing

/// Verdicts in place of `String?`.
@Suite struct SnapshotVerdictNilComparisonTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
    _ = verdict(of: "a")
  }

  private func verdict(of text: String) -> SnapshotVerdict {
    playground.run { verifySnapshot(of: text, as: .lines, named: "x", testName: "test") }
  }

  @available(*, deprecated)
  @Test func passEqualsNil() {
    #expect(verdict(of: "a") == nil)
    #expect(nil == verdict(of: "a"))
    withKnownIssue { #expect(verdict(of: "a") != nil) }
    withKnownIssue { #expect(nil != verdict(of: "a")) }
  }

  @available(*, deprecated)
  @Test func failureDoesNotEqualNil() {
    #expect(verdict(of: "b") != nil)
    #expect(nil != verdict(of: "b"))
    withKnownIssue { #expect(verdict(of: "b") == nil) }
    withKnownIssue { #expect(nil == verdict(of: "b")) }
  }
}
