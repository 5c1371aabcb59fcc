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

  /// The version is the FNV-1a hash of the page's files, in the order in which they are embedded.
  @Test func theVersionDependsOnEachByteOfThePage() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/CReport")
    let source = try String(contentsOf: folder.appending(path: "report.c"), encoding: .utf8)
    let names = source.matches(of: /#embed "([^"]+)"/).map { String($0.1) }
    #expect(names.count == 19 && names.first == "page/report.html")
    var hash: UInt64 = 14_695_981_039_346_656_037
    for name in names {
      for byte in try Data(contentsOf: folder.appending(path: name)) {
        hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
      }
    }
    let version = String(hash, radix: 16)
    #expect(ReportPage.page(nonce: "").hasPrefix("<!doctype html><!-- snapshot report \(version) "))
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

  private func script(_ role: Artifact.Role, _ bytes: [UInt8]) -> String {
    ArtifactView([Artifact(role, bytes: bytes, pathExtension: "x")]).script
  }

  /// Texts of up to a mebibyte are embedded; of longer ones, only the first mebibyte.
  @Test func textsOfAMebibyteAreEmbedded() {
    let letter = UInt8(ascii: "q")
    #expect(!script(.actual, [UInt8](repeating: letter, count: 1_048_576)).contains("cutFrom"))
    let longer = script(.actual, [UInt8](repeating: letter, count: 1_048_577))
    #expect(longer.contains("\"cutFrom\":1048577"))
    #expect(longer.utf8.count { $0 == letter } == 1_048_576)
  }

  /// A zero among the first 1,024 bytes makes them data.
  @Test(arguments: [(1_023, false), (1_024, true)])
  func dataIsNotEmbedded(offset: Int, isText: Bool) {
    var bytes = [UInt8](repeating: 0x61, count: 1_030)
    bytes[offset] = 0
    #expect(script(.reference, bytes).contains("\"text\"") == isText)
  }

  /// The picture of a difference is a composed sheet, whose pixel values are meaningless.
  @Test func picturesOfDifferencesAreNotEmbedded() {
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
    #expect(script(.difference, picture) == "snapshotView({\"difference\":{\"cutFrom\":4}});\n")
    #expect(script(.mask, picture) == "snapshotView({\"mask\":{\"png\":\"iVBORw==\"}});\n")
  }

  @Test func pagesOfThisVersionHaveANonce() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let nonce = { (text: String) -> String? in
      try? Data(text.utf8).write(to: folder)
      return ReportPage.nonce(ofPageAt: folder.path)
    }
    let page = ReportPage.linked(to: [])
    let head = page.prefix { $0 != "\n" }
    let expected = head.dropLast(" -->".count).suffix(32)
    let isHexadecimal = expected.allSatisfy(\.isHexDigit)
    #expect(isHexadecimal)
    #expect(nonce(page) == String(expected))
    #expect(nonce(String(head)) == String(expected))
    #expect(nonce(String(page.prefix(head.count - 5))) == nil)
    #expect(nonce("x" + page) == nil)
    #expect(nonce(page.replacing(expected, with: String(repeating: "g", count: 32))) == nil)
    #expect(nonce("") == nil)
    #expect(ReportPage.nonce(ofPageAt: folder.path + "none") == nil)
    #expect(ReportPage.newNonce().count == 32)
    #expect(
      ReportPage.line(for: "a", nonce: "n")
        == "<script nonce=\"n\" src=\"results/a.js\"></script>\n"
    )
  }
}
