import SnapshotCore
import Testing

@testable import SnapshotTool

@Suite struct ReviewOverviewTests {
  private func entry(
    _ status: ResultEntry.Status = .changed,
    file: String = "actual.txt",
    summary: String = "",
    detail: String = ""
  ) -> ResultEntry {
    ResultEntry(
      id: "a",
      status: status,
      test: "b",
      summary: summary,
      detail: detail,
      files: ["actual": file]
    )
  }

  private func text(_ entries: ResultEntry...) -> String { ReviewOverview(entries).text }

  @Test func kindsAreCounted() {
    let (picture, text) = (entry(file: "actual.png"), entry())
    #expect(self.text(text) == "1 left: 1 text")
    #expect(self.text(picture) == "1 left: 1 picture")
    #expect(self.text(picture, picture, text) == "3 left: 2 pictures, 1 text")
    #expect(self.text(entry(.new), text) == "2 left: 2 texts, 1 new")
    #expect(self.text() == "0 left: ")
  }

  @Test func groupsHaveAtLeastTwoEntries() {
    let (one, two) = (entry(summary: "one"), entry(summary: "two"))
    #expect(text(one, two) == "2 left: 2 texts")
    #expect(text(one, two, one) == "3 left: 3 texts, 1 group with a shared cause")
    #expect(text(one, two, one, two) == "4 left: 4 texts, 2 groups with a shared cause")
  }

  @Test func aCauseIsTheChangeWithoutItsPosition() {
    #expect(entry(detail: "@@ -1 +1 @@\n-a\n+b\n@@ -9 +9 @@\n-c").sharedCause == "-a\n+b\n-c")
    #expect(entry(summary: "s", detail: "@@ -1 +1 @@\n").sharedCause == "s")
    #expect(
      entry(summary: "3 pixels differ, probable cause: moved by (7, 0)").sharedCause
        == "probable cause: moved by (7, 0)"
    )
    #expect(entry().sharedCause == nil)
    for status in ResultEntry.Status.allCases where status != .changed {
      #expect(entry(status, summary: "s", detail: "-a").sharedCause == nil)
    }
  }
}
