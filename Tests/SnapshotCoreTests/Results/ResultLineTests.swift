import Foundation
import SnapshotCore
import Testing

@Suite struct ResultLineTests {
  private let hostile = "</script><!--\u{2028}\u{1B}]0;x\u{7} & \"'\\ \u{202E}é"

  @Test func aLineIsReadUnchanged() {
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

  @Test func everyKeyIsReadInOrder() throws {
    let entry = ResultEntry(
      id: "i/\(hostile)",
      status: .tolerated,
      test: "caf\u{E9} \u{2028}",
      filter: "S.t",
      place: "S.swift:1:2",
      source: "Tests/S.swift",
      summary: "s",
      detail: "d",
      folder: "f",
      files: ["actual": "actual.png", "difference": hostile],
      former: "Tests/__Snapshots__/S/t.\(hostile)",
      time: 1_700_000_000.125,
      name: "t.\(hostile)",
      strategy: "png",
      measured: [
        MeasuredNumber("differing pixels", 3, allowed: 4), MeasuredNumber("lines", 0.5),
      ],
      duration: 0.000_125
    )
    let line = ResultLine.result(entry).text.dropLast()
    #expect(ResultLine(line) == .result(entry))
    // The formatter and JSONEncoder agree, except for the digits of numbers.
    let digits: Set<Character> = Set("0123456789.e-+")
    let encoded = "snapshot({\"result\":\(ScriptText.json(entry))});"
    #expect(line.filter { !digits.contains($0) } == encoded.filter { !digits.contains($0) })
  }

  @Test func unknownKeysAreIgnored() {
    let text = ResultLine.result(ResultEntry(id: "i", status: .passed, test: "t")).text
    for key in ["former", "name", "strategy", "measured", "duration"] {
      #expect(!text.contains("\"\(key)\""))
    }
  }

  @Test func noTextLeavesItsLineOrItsScript() {
    let text = ResultLine.result(ResultEntry(id: hostile, status: .passed, test: hostile)).text
    #expect(text.filter(\.isNewline).count == 1)
    #expect(!text.contains("<"))
    #expect(!text.contains("&"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test(arguments: ["", "snapshot({\"result\":{\"id\"", "snapshot({});", "alert(1);"])
  func invalidLinesAreSkipped(_ text: String) {
    #expect(ResultLine(text) == nil)
  }

  @Test func detailsOf8000BytesAreKept() {
    let text = { String(repeating: "a", count: $0) }
    #expect(ResultEntry.cut(text(8_000)) == text(8_000))
    #expect(ResultEntry.cut("b" + text(8_000)) == "b\(text(7_999))\n…")
    #expect(ResultEntry.cut("") == "")
  }

  @Test(arguments: [
    ("__Snapshots__/M/S/a.txt", "M/S"), ("M/S/a.txt", "M/S"), ("S/a.txt", ""), ("a", ""), ("", ""),
    ("x/__Snapshots__/M/S.T/a.txt", "M/S.T"),
  ])
  func suitesAreTheFoldersOfReferences(id: String, suite: String) {
    #expect(ResultEntry(id: id, status: .passed, test: "t").suite == suite)
  }

  @Test(arguments: [
    ("S.swift:1:2", "S.swift", true), ("S.swift", "S.swift", false), ("S.swift:1", "", false),
    (":1", "", false), ("T.swift:1:2", "S.swift", false), ("S.swifts:1", "S.swift", false),
  ])
  func literalsHaveThePathOfTheirSource(id: String, source: String, isInline: Bool) {
    let entry = ResultEntry(id: id, status: .new, test: "t", source: source)
    #expect(entry.isInline == isInline && entry.isNewLiteral == isInline)
    var changed = entry
    changed.status = .changed
    #expect(!changed.isNewLiteral && !changed.isAcceptable)
    changed.files = ["actual": "actual.txt"]
    #expect(changed.isAcceptable != isInline)
    for status in [ResultEntry.Status.failed, .damaged, .new, .recorded, .tolerated, .passed] {
      changed.status = status
      #expect(!changed.isAcceptable)
    }
    changed.status = .missing
    #expect(changed.isAcceptable != isInline)
    changed.alsoMatched = true
    #expect(!changed.isAcceptable)
  }
}
