import Foundation
import SnapshotCore
import SnapshotReview
import Testing

@Suite struct ReportPageTests {
  @Test func aPageIsSelfContained() {
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

  @Test func twoFilesOfOneRoleAreBothIncluded() {
    let files = ["svg", "diff"].map {
      Artifact(.difference, bytes: Array($0.utf8), pathExtension: $0)
    }
    #expect(
      Artifact.keyed(files).mapValues(\.fileName) == [
        "difference": "difference.svg", "difference.diff": "difference.diff",
      ]
    )
  }

  @Test(arguments: [
    ("png", [0x89, 0x50, 0x4E, 0x47, 0x0D] as [UInt8], "{\"actual\":{\"png\":\"iVBORw0=\"}}"),
    ("txt", Array("a<b".utf8), "{\"actual\":{\"text\":\"a\\u003cb\"}}"),
    ("bin", [1, 0, 2], "{\"actual\":{\"cutFrom\":3}}"),
  ])
  func aViewScriptContainsWhatThePageCannotRead(_ suffix: String, _ bytes: [UInt8], _ json: String)
  {
    let view = ArtifactView([Artifact(.actual, bytes: bytes, pathExtension: suffix)])
    #expect(view.script == "snapshotView(\(json));\n")
  }

  @Test func aLongTextIsCut() {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 3 << 20)
    let script = ArtifactView([Artifact(.actual, bytes: bytes, pathExtension: "txt")]).script
    #expect(script.utf8.count < 1_100_000)
    #expect(script.contains("\"cutFrom\":3145728"))
  }
}
