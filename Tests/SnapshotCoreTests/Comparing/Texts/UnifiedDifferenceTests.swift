import SnapshotCore
import Testing

@Suite struct UnifiedDifferenceTests {
  private func difference(_ old: String, _ new: String) -> UnifiedDifference {
    UnifiedDifference(old: Array(old.utf8), new: Array(new.utf8))
  }

  private let numbers = (1...20).map { "line \($0)" }.joined(separator: "\n") + "\n"

  @Test func showsWhatChangedBetweenContext() {
    let new = numbers.replacing("line 10\n", with: "line ten  \n")
    #expect(
      difference(numbers, new).text() == """
        @@ -7,7 +7,7 @@
         line 7
         line 8
         line 9
        -line 10
        +line ten··
              ^^^^^
         line 11
         line 12
         line 13
        """
    )
  }

  @Test func marksTheWordsThatDiffer() {
    #expect(
      difference("  fill #FFCC00 soft\n", "  fill #FFCC01 soft\n").text() == """
        @@ -1,1 +1,1 @@
        -  fill #FFCC00 soft
        +  fill #FFCC01 soft
                 ^^^^^^
        """
    )
    #expect(difference("a red cat\n", "a cat\n").text().hasSuffix("-a red cat\n   ^^^^\n+a cat"))
    #expect(!difference("one two\n", "three four\n").text().contains("^"))
  }

  @Test func showsTheChangeWithinALongLine() {
    let long = String(repeating: "L 1 2 ", count: 500)
    let text = difference("\(long)X\n", "\(long)Y\n").text()
    #expect(text.contains("L 1 2 X\n"))
    #expect(text.contains("\n+… "))
    #expect(text.utf8.count < 600)
  }

  @Test func countsBothSides() {
    let shown = difference("a\nb\nc\n", "a\nx\ny\nc\n")
    #expect(shown.removed == 1)
    #expect(shown.added == 2)
  }

  @Test func reportsOmittedLines() {
    let all = (1...100).map { "\($0)\n" }.joined()
    let text = difference("", all).text(DifferenceLimits(lines: 10))
    #expect(text.hasSuffix("\n+9\n… 91 more lines"))
    #expect(text.hasPrefix("@@ -0,0 +1,100 @@\n+1\n"))
  }

  @Test func showsAFewLinesInsteadOfOmittingThem() {
    let text = { (count: Int) in
      self.difference("", (1...count).map { "\($0)\n" }.joined()).text()
    }
    #expect(text(26).hasSuffix("\n+26"))
    #expect(text(27).hasSuffix("\n+23\n… 4 more lines"))
  }

  @Test func showsWhereLongLinesWithoutCommonWordsDiffer() {
    let long = String(repeating: "M", count: 5_000)
    let (old, new) = (String(repeating: "x", count: 6_000), String(repeating: "y", count: 6_000))
    let text = difference("\(long)\(old)\n", "\(long)\(new)\n").text()
    let lines = text.split(separator: "\n").dropFirst()
    #expect(lines.map { $0.prefix(4) } == ["-… M", "+… M"])
    #expect(lines.allSatisfy { $0.hasSuffix(" more bytes") && $0.count < 300 })
    #expect(text.contains("MMxx") && text.contains("MMyy"))
  }

  @Test func shortensLongUnchangedLines() {
    let long = String(repeating: "abc ", count: 100)
    let text = difference("\(long)\na\n", "\(long)\nb\n").text()
    #expect(text.contains(" … 340 more bytes\n-a\n+b"))
  }

  @Test func mentionsAMissingNewlineIfItMatters() {
    #expect(difference("a\nb", "a\nc").text() == "@@ -1,2 +1,2 @@\n a\n-b\n+c")
    #expect(
      difference("a\nb", "a\nb\nc\n").text() == """
        @@ -1,2 +1,3 @@
         a
        -b
        \\ No newline at end of file
        +b
        +c
        """
    )
  }

  @Test func fileHasTheFormatOfAPatch() {
    let file = String(decoding: difference("a\n", "b").file(), as: UTF8.self)
    #expect(
      file == """
        --- reference
        +++ actual
        @@ -1,1 +1,1 @@
        -a
        +b
        \\ No newline at end of file

        """
    )
  }

  @Test func invalidTextAndCarriageReturnsDoNotJoinLines() {
    let shown = UnifiedDifference(
      old: [0xFF, 0x0D, 0x0A, 0x61, 0x0A],
      new: [0xFE, 0x0D, 0x0A, 0x61, 0x0A]
    )
    #expect(shown.removed == 1)
    #expect(shown.text().contains("-\\xFF\\r\n+\\xFE\\r\n"))
  }
}
