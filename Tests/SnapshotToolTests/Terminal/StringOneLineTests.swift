import Testing

@testable import SnapshotTool

@Suite struct StringOneLineTests {
  @Test(arguments: [
    ("abc", 3, "abc"), ("abc", 2, "ab…"), ("abc", 4, "abc"), ("éé", 2, "éé"), ("éé", 1, "é…"),
    ("ééé", 2, "éé…"), ("", 0, ""), ("é", 0, "…"),
  ])
  func aLongTextIsCut(text: String, limit: Int, cut: String) {
    #expect(text.cut(to: limit) == cut)
  }

  @Test func oneLineHasNoControlCharacters() {
    #expect("a\nb\nc".oneLine == "a b c")
    #expect("a\u{1B}b".oneLine == "a\\u{1B}b")
  }
}
