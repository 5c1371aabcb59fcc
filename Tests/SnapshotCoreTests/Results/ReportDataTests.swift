import SnapshotCore
import Testing

@Suite struct ReportDataTests {
  @Test(arguments: [
    "", "snapshot({});\n",
    "snapshot({\"a\":[1,-2.5e+3,true,false,null,\"\\u00e9\\n\"]});\nsnapshot({\"b\":{}});\n",
    "snapshot({});\nsnapshot({\"a\":\"half a li", "snapsh", "snapshot({\"a\":tr",
  ])
  func linesOfJSONAreData(_ text: String) {
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
  func anythingElseIsNot(_ text: String) {
    #expect(!ReportPage.isData(Array(text.utf8)))
  }

  @Test func depthIsLimited() {
    let deep = { (count: Int) in
      "snapshot({\"a\":" + String(repeating: "[", count: count)
        + String(repeating: "]", count: count) + "});\n"
    }
    #expect(ReportPage.isData(Array(deep(30).utf8)))
    #expect(!ReportPage.isData(Array(deep(100_000).utf8)))
  }
}
