import SnapshotCore
import Testing

@Suite struct ReportDataTests {
  @Test(arguments: [
    "", "snapshot({});\n",
    "snapshot({\"a\":[1,-2.5e+3,true,false,null,\"\\u00e9\\n\"]});\nsnapshot({\"b\":{}});\n",
    "snapshot({});\nsnapshot({\"a\":\"half a li", "snapsh", "snapshot({\"a\":tr",
  ])
  func jsonLinesAreData(_ text: String) {
    #expect(ReportPage.isData(Array(text.utf8)))
  }

  @Test(arguments: [
    "pwn();\n", "snapshot({});pwn();\n", "snapshot({});\npwn()", "snapshot({a:1});\n",
    "snapshot({\"a\":pwn()});\n",
    "snapshot({\"a\":`x`});\n", "snapshot({\"a\":\"\\x41\"});\n", "snapshot({\"a\":\"\n\"});\n",
    "snapshot([]);\n",
    "snapshot({\"a\":1}.b);\n", "snapshot({\"a\":(1)});\n", "/**/snapshot({});\n",
    "\u{FEFF}snapshot({});\n",
    "snapshot({\"a\":1//\n});\n", "snapshot({\"a\":nullx});\n", "snapshot({},pwn());\n",
    "snapshot({\"a\":\0});\n",
  ])
  func scriptsThatAreNotDataAreRejected(_ text: String) {
    #expect(!ReportPage.isData(Array(text.utf8)))
  }

  @Test func depthIsLimited() {
    let deep = { (count: Int) in
      "snapshot({\"a\":" + String(repeating: "[", count: count)
        + String(repeating: "]", count: count) + "});\n"
    }
    #expect(ReportPage.isData(Array(deep(64).utf8)))
    #expect(!ReportPage.isData(Array(deep(65).utf8)))
    #expect(!ReportPage.isData(Array(deep(100_000).utf8)))
  }

  /// A killed process leaves a line that ends anywhere.
  @Test func everyPrefixOfALineIsData() {
    let line = Array(#"snapshot({"a":["\u00e9\n",{"b":-1.5e+3,"c":[true,false,null]}]});"#.utf8)
    let wrong = line.indices.filter { !ReportPage.isData(Array(line[..<$0])) }
    #expect(wrong == [])
  }

  @Test(arguments: [
    #"\""#, #"\\"#, #"\/"#, #"\b"#, #"\f"#, #"\n"#, #"\r"#, #"\t"#, #"\u09aF"#, #"\u1a2b3"#,
  ])
  func jsonEscapesAreData(_ escape: String) {
    #expect(ReportPage.isData(Array("snapshot({\"a\":\"\(escape)\"});\n".utf8)))
  }

  @Test(arguments: [#"\u"#, #"\u1"#, #"\u12"#, #"\u123"#, #"\ug123"#, #"\u123g"#, "\\\0", "\\u\0"])
  func invalidEscapesAreRejected(_ escape: String) {
    #expect(!ReportPage.isData(Array("snapshot({\"a\":\"\(escape)\"});\n".utf8)))
  }

  /// Returns the ASCII characters that may replace the only `_` in a text so that it is data.
  private func acceptedCharacters(in text: String) -> String {
    let bytes = (0..<128).filter { byte in
      let line = text.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(byte) : $0 }
      return ReportPage.isData(line)
    }
    return String(decoding: bytes.map(UInt8.init), as: UTF8.self)
  }

  @Test func onlyEscapesOfJSONAreAccepted() {
    let found = acceptedCharacters(in: "snapshot({\"a\":\"\\_\"});\n")
    #expect(found == "\"/\\bfnrt")
  }

  @Test(arguments: ["_123", "1_23", "12_3", "123_"])
  func onlyHexadecimalDigitsFollowTheirEscape(_ digits: String) {
    let found = acceptedCharacters(in: "snapshot({\"a\":\"\\u\(digits)\"});\n")
    #expect(found == "0123456789ABCDEFabcdef")
  }

  @Test func onlyCharactersOfNumbersAreInThem() {
    #expect(acceptedCharacters(in: "snapshot({\"a\":[1_1]});\n") == "+,-.0123456789Ee")
  }

  @Test func onlyControlCharactersAreRefusedInTexts() {
    let found = acceptedCharacters(in: "snapshot({\"a\":\"_\"});\n")
    let printable = (32..<128).map { UInt8($0) }.filter { $0 != 34 && $0 != 92 }
    #expect(found == String(decoding: printable, as: UTF8.self))
  }

  @Test(arguments: [
    "snapshot({\"a\":});\n", "snapshot({\"a\":[,]});\n", "snapshot({\"a\":[1,]});\n",
    "snapshot({\"a\":1,});\n", "snapshot({});snapshot({});\n", "snapshot({});\n\n", "\n",
  ])
  func missingPartsAreRejected(_ text: String) {
    #expect(!ReportPage.isData(Array(text.utf8)))
  }

  @Test func bytesAfterTheEndAreNotRead() {
    // The memory behind the shortened array still contains the rest, which isn't data.
    var bytes = Array("snapshot({\"a\":12x".utf8)
    bytes.removeLast(2)
    #expect(ReportPage.isData(bytes))
  }
}
