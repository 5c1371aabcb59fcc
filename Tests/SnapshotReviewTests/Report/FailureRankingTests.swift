import SnapshotCore
import SnapshotReview
import Testing

/// The order in which reports list results.
@Suite struct FailureRankingTests {
  private func entry(
    _ id: String,
    _ status: ResultEntry.Status = .changed,
    detail: String = "",
    measured: [MeasuredNumber]? = nil
  ) -> ResultEntry {
    ResultEntry(id: id, status: status, test: "t", detail: detail, measured: measured)
  }

  @Test func moreSevereFailuresComeFirst() {
    let order: [ResultEntry.Status] = [
      .damaged, .failed, .changed, .missing, .new, .recorded, .tolerated, .passed,
    ]
    #expect(Set(order) == Set(ResultEntry.Status.allCases))
    let entries = order.enumerated().map { entry("\(9 - $0.offset)", $0.element) }
    #expect(ResultEntry.ranked(entries.reversed()).map(\.status) == order)
    #expect(ResultEntry.ranked(entries).map(\.status) == order)
  }

  @Test func largerDifferencesComeFirst() {
    func pixels(_ count: Double) -> [MeasuredNumber] {
      [
        MeasuredNumber("worst channel", 500 - count, allowed: 0),
        MeasuredNumber("differing pixels", count, allowed: 0),
      ]
    }
    let entries = [
      entry("a", detail: "+1\n+2\n-3\n same\n"), entry("b", detail: "-1\n"),
      entry("c", detail: "+1\n-2\n"), entry("d", detail: " +1\n -2\n -3\n -4\n"),
      entry("e", measured: pixels(400)),
      entry("f", detail: "+1\n+2\n+3\n+4\n", measured: pixels(1)),
    ]
    #expect(ResultEntry.ranked(entries).map(\.id) == ["e", "a", "c", "b", "f", "d"])
    #expect(ResultEntry.ranked(entries.reversed()).map(\.id) == ["e", "a", "c", "b", "f", "d"])
  }

  @Test func equalFailuresAreSortedByPath() {
    let entries = ["b", "c", "a"].map { entry($0) }
    #expect(ResultEntry.ranked(entries).map(\.id) == ["a", "b", "c"])
  }
}
