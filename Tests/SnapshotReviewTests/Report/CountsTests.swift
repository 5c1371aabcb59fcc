import SnapshotCore
import SnapshotReview
import Testing

/// The numbers of each kind of result are the same in every summary.
@Suite struct CountsTests {
  typealias Status = ResultEntry.Status

  static let runs: [[Status]] =
    Status.allCases.map { [$0] } + [
      Status.allCases,
      [.passed, .passed] + [Status](repeating: .changed, count: 12) + [.new, .new, .damaged],
    ]

  @Test(arguments: runs) func allReportsShowTheSameCounts(statuses: [Status]) {
    let entries = statuses.enumerated().map { index, status in
      ResultEntry(id: "__Snapshots__/M/S/\(index).txt", status: status, test: "t", summary: "s")
    }
    let results = Results(runs: [], entries: entries)
    let counts = ResultCounts(entries)
    let count = { (status: Status) in statuses.count { $0 == status } }
    let failed = statuses.count(where: \.isFailure)
    #expect(counts.failed == failed)
    #expect(counts.passed == count(.passed) + count(.tolerated))
    #expect(counts.failed + counts.passed + count(.new) + count(.recorded) == statuses.count)

    #expect(StepSummary.text(results).contains("\(counts.sentence)."))
    let files = EntryFiles(artifacts: "/nowhere")
    let comment = PullRequestComment(results: results, files: files).text(command: "x")
    #expect(comment.contains(counts.sentence))
    let junit = JUnitReport.text(results, folder: "f")
    let recorded = count(.new) + count(.recorded)
    #expect(
      junit.contains(
        "<testsuites tests=\"\(statuses.count)\" failures=\"\(failed)\" skipped=\"\(recorded)\">"
      )
    )
    #expect(junit.split(separator: "<failure ").count - 1 == failed)
    #expect(junit.split(separator: "<skipped ").count - 1 == recorded)
    let annotations = GitHubAnnotations.text(results.entriesToReview, maxCount: 100)
    #expect(annotations.split(separator: "\n").count == failed + count(.new))
    for (status, word) in [(Status.changed, "differ"), (.new, "new"), (.damaged, "damaged")] {
      let number = count(status)
      #expect(counts.problems.contains("\(number) \(word)") == (number > 0))
    }
  }
}
