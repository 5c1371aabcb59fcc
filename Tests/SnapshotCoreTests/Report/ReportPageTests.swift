import Foundation
import SnapshotCore
import Testing

@Suite struct ReportPageTests {
  @Test func aPageHoldsAllOfItself() {
    let page = ReportPage.linked(to: ["one", "two"])
    #expect(!page.contains("{{"))
    #expect(page.contains("<style nonce="))
    #expect(page.contains("src=\"results/one.js\""))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test func twoPagesHaveTwoNumbers() {
    #expect(ReportPage.linked(to: []) != ReportPage.linked(to: []))
  }

  @Test func hostileTextsStayInsideOfThePage() {
    let hostile = "</script><img src=x onerror=alert(1)>"
    let line = ResultLine.result(ResultEntry(id: hostile, status: .changed, test: hostile)).text
    let view = ArtifactView([Artifact(.actual, bytes: Array(hostile.utf8), pathExtension: "txt")])
    let page = ReportPage.selfContained(lines: [line], views: [("\"><b>", view.script)])
    #expect(!page.contains("<img src=x"))
    #expect(!page.contains("\"><b>"))
  }
}
