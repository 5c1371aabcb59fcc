import Foundation
import SnapshotCore
import Testing

@Suite struct ResultLineTests {
  private let hostile = "</script><!--\u{2028}\u{1B}]0;x\u{7} & \"'\\ \u{202E}é"

  @Test func aLineComesBackAsItWas() {
    let entry = ResultEntry(
      id: "__Snapshots__/M/S/\(hostile)",
      status: .changed,
      test: hostile,
      summary: hostile,
      detail: "a\nb\r\n",
      folder: "failures/M/S/t",
      files: ["actual": "actual.txt"],
      time: 12.5
    )
    let line = ResultLine.result(entry)
    #expect(line.text.hasSuffix(");\n"))
    #expect(ResultLine(line.text.dropLast()) == line)
  }

  @Test func noTextLeavesItsLineOrItsScript() {
    let text = ResultLine.result(ResultEntry(id: hostile, status: .passed, test: hostile)).text
    #expect(text.filter(\.isNewline).count == 1)
    #expect(!text.contains("<"))
    #expect(!text.contains("&"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test(arguments: ["", "snapshot({\"result\":{\"id\"", "snapshot({});", "alert(1);"])
  func whatIsNoLineIsSkipped(_ text: String) {
    #expect(ResultLine(text) == nil)
  }
}
