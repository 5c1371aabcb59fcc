import SnapshotCore
import Testing

@testable import SnapshotReview

/// The limits of a comment on a pull request.
@Suite struct PullRequestCommentTests {
  private func comment(_ entries: [ResultEntry]) -> PullRequestComment {
    PullRequestComment(
      results: Results(runs: [], entries: entries),
      files: EntryFiles(artifacts: "/nowhere")
    )
  }

  private func entries(_ count: Int, wide: Bool = false) -> [ResultEntry] {
    (0..<count).map { index in
      let name = wide ? String(repeating: "界", count: 400) : "t"
      return ResultEntry(id: "\(100 + index)\(name)", status: .changed, test: "t", summary: name)
    }
  }

  private func rows(_ text: String) -> Int {
    text.split(separator: "\n").count { $0.hasPrefix("| changed ") }
  }

  @Test(arguments: [
    (1, 1, nil), (30, 30, nil), (31, 30, "1 more snapshot"), (50, 30, "20 more snapshots"),
  ])
  func thirtyRowsAreShown(count: Int, shown: Int, rest: String?) {
    let text = comment(entries(count)).text(command: nil)
    #expect(rows(text) == shown)
    #expect(text.contains("more snapshot") == (rest != nil))
    if let rest { #expect(text.hasSuffix("\n\n\(rest) in the report.\n")) }
  }

  /// A row is left out if it, the command and the line about omitted ones wouldn't fit.
  @Test(arguments: [nil, "swift run snapshot accept --all"])
  func rowFitsOrIsOmitted(command: String?) {
    let comment = comment(entries(3))
    let whole = comment.text(command: command)
    let limit = whole.utf8.count + 100
    #expect(comment.text(command: command, limit: limit) == whole)
    let cut = comment.text(command: command, limit: limit - 1)
    #expect(rows(cut) == 2)
    #expect(cut.contains("\n\n1 more snapshot in the report.\n"))
    #expect(command.map { cut.hasSuffix("```sh\n\($0)\n```\n") } ?? true)
    #expect(rows(comment.text(command: command, limit: 0)) == 0)
    #expect(comment.text(command: command, limit: 0).contains("3 more snapshots in the report."))
  }

  /// The text stays below the limit of GitHub, 65,536 characters, without an option.
  @Test func wideRowsStayBelowTheDefaultLimit() {
    let text = comment(entries(60, wide: true)).text(command: nil, maxCount: 60)
    #expect(text.utf8.count <= 60_000)
    #expect(text.utf8.count > 57_000)
    #expect(text.contains("more snapshots in the report."))
  }

  @Test func longNamesAndSummariesAreCut() {
    let long = String(repeating: "a", count: 301)
    let text = comment([ResultEntry(id: long, status: .changed, test: "t", summary: long)])
      .text(command: nil)
    let (name, summary) = (long.prefix(300), long.prefix(200))
    #expect(text.contains("| changed | `\(name)…`<br>`\(summary)…` | – | – |\n"))
    let fitting = ResultEntry(
      id: String(name),
      status: .changed,
      test: "t",
      summary: String(summary)
    )
    #expect(comment([fitting]).text(command: nil).contains("| `\(name)`<br>`\(summary)` |"))
  }

  @Test(arguments: [
    ("", 5, ""), ("abc", 3, "`abc`"), ("abcd", 3, "`abc…`"), ("a`b|c\nd", 9, "`aˋb¦c d`"),
    ("a\tb", 9, "`a\\tb`"),
  ])
  func codeIsShownLiterally(_ text: String, _ limit: Int, _ code: String) {
    #expect(MarkdownText.code(text, limit: limit) == code)
  }
}
