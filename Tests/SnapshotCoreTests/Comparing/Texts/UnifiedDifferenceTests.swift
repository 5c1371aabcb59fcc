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

  private func lines(_ numbers: some Sequence<Int>) -> String {
    numbers.map { "\($0)\n" }.joined()
  }

  /// Changes whose context touches are shown together.
  @Test(arguments: [(7, 1), (8, 2)])
  func contextIsSharedIfItTouches(distance: Int, hunks: Int) {
    let old = lines(1...30)
    let new = old.replacing("\n10\n", with: "\nx\n").replacing(
      "\n\(10 + distance)\n",
      with: "\ny\n"
    )
    let text = difference(old, new).text()
    #expect(text.split(separator: "\n").count { $0.hasPrefix("@@") } == hunks)
  }

  @Test func headersCountLines() {
    let old = lines(1...30)
    let new = lines(1...4) + lines(6...19) + "x\ny\n" + lines(20...30)
    let limits = DifferenceLimits(context: 1)
    #expect(
      difference(old, new).text(limits)
        == "@@ -4,3 +4,2 @@\n 4\n-5\n 6\n@@ -19,2 +18,4 @@\n 19\n+x\n+y\n 20"
    )
    #expect(
      difference(old, new).text(DifferenceLimits(context: 0))
        == "@@ -5,1 +4,0 @@\n-5\n@@ -19,0 +19,2 @@\n+x\n+y"
    )
    #expect(difference("a\n", "").text() == "@@ -1,1 +0,0 @@\n-a")
    #expect(difference("", "a\n").text() == "@@ -0,0 +1,1 @@\n+a")
  }

  @Test func theContextOfAFileIsThreeLines() {
    let file = { (context: Int?) in
      let shown = self.difference(self.lines(1...9), self.lines(1...4) + self.lines(6...9))
      return String(
        decoding: context.map { shown.file(context: $0) } ?? shown.file(),
        as: UTF8.self
      )
    }
    #expect(file(nil) == "--- reference\n+++ actual\n@@ -2,7 +2,6 @@\n 2\n 3\n 4\n-5\n 6\n 7\n 8\n")
    #expect(file(0) == "--- reference\n+++ actual\n@@ -5,1 +4,0 @@\n-5\n")
  }

  @Test func everyMissingFinalNewlineIsMarked() {
    let mark = "\\ No newline at end of file\n"
    let file = { String(decoding: self.difference($0, $1).file(), as: UTF8.self) }
    #expect(file("a\nb", "x\nb").hasSuffix("@@ -1,2 +1,2 @@\n-a\n+x\n b\n\(mark)"))
    #expect(file("a\nb", "a\nb\n").hasSuffix("@@ -1,2 +1,2 @@\n a\n-b\n\(mark)+b\n"))
    #expect(file("a", "b").hasSuffix("-a\n\(mark)+b\n\(mark)"))
    #expect(!file("a\n", "b\n").contains(mark))
  }

  /// A list may exceed the limit by up to three lines, or by fewer if the limit is low.
  @Test(arguments: [
    (24, 26, true), (24, 27, false), (8, 8, true), (8, 9, false), (7, 6, true), (7, 7, false),
    (16, 17, true), (16, 18, false),
  ])
  func aFewLinesMoreThanTheLimitAreShown(limit: Int, count: Int, isComplete: Bool) {
    let text = difference("", lines(1...count)).text(DifferenceLimits(lines: limit))
    #expect(text.contains("more line") == !isComplete)
    #expect(text.split(separator: "\n").count == (isComplete ? count + 1 : limit + 1))
  }

  @Test func contextIsCutAt60Columns() {
    let long = String(repeating: "x", count: 61)
    let fits = String(repeating: "y", count: 60)
    let text = difference("\(long)\n\(fits)\na\n", "\(long)\n\(fits)\nb\n").text()
    #expect(text.contains("\n \(long.dropLast()) … 1 more byte\n \(fits)\n-a\n+b"))
    let narrow = difference("xxxx\na\n", "xxxx\nb\n").text(DifferenceLimits(columns: 3))
    #expect(narrow.contains("\n xxx … 1 more byte\n"))
  }

  @Test func removedLinesArePairedWithAddedOnes() {
    let text = difference("one cat\ntwo cats\nx\n", "one dog\ntwo dogs\ny\n").text()
    #expect(
      text == """
        @@ -1,3 +1,3 @@
        -one cat
        -two cats
        -x
        +one dog
             ^^^
        +two dogs
             ^^^^
        +y
        """
    )
  }
}
