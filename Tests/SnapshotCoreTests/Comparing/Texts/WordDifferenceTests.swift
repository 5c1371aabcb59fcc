import Testing

@testable import SnapshotCore

@Suite struct WordDifferenceTests {
  @Test func changedWordsAreMarked() throws {
    let difference = try #require(
      WordDifference(old: "let price = 12.50 ", new: "let prices = 12.75 ", columns: 80)
    )
    #expect((difference.old, difference.new) == ("let price = 12.50 ", "let prices = 12.75 "))
    #expect(difference.oldMarks == "    ^^^^^      ^^")
    #expect(difference.newMarks == "    ^^^^^^      ^^")
  }

  /// Words are marked if both lines have a third of the longer line in common, without spaces.
  @Test(arguments: [
    ("a bb", "a cc", true), ("a bbb", "a ccc", false), ("a b", "a ccc", false), ("", "", false),
    ("  ", "  ", false), ("a", "a", true),
  ])
  func dissimilarLinesAreNotMarked(old: String, new: String, isMarked: Bool) {
    #expect((WordDifference(old: old, new: new, columns: 80) != nil) == isMarked)
  }

  @Test func longLinesAreCutAroundTheirFirstDifference() throws {
    let (head, tail) = (String(repeating: "a", count: 30), String(repeating: "c", count: 30))
    let difference = try #require(
      WordDifference(old: "\(head) b \(tail)", new: "\(head) dd \(tail)", columns: 20)
    )
    #expect(difference.old == "… aaaa b ccccccccccccc … 17 more characters")
    #expect(difference.new == "… aaaa dd cccccccccccc … 18 more characters")
    #expect(difference.oldMarks == "       ^")
    #expect(difference.newMarks == "       ^^")
  }

  @Test func shortLinesAreNotCut() throws {
    let difference = try #require(WordDifference(old: "a b c d", new: "a b c e", columns: 7))
    #expect((difference.old, difference.new) == ("a b c d", "a b c e"))
    let longer = try #require(WordDifference(old: "b a c de", new: "c a c d", columns: 7))
    #expect(longer.old == "b a c d … 1 more character")
    #expect(longer.new == "c a c d")
    #expect(longer.oldMarks == "^     ^")
  }

  /// A line is shown from its beginning unless the first difference is past half of the columns.
  @Test(arguments: [(10, "a-a-a-a-a-+"), (11, "… a-a-a+")])
  func beginningIsOmittedPastHalfTheColumns(same: Int, beginning: String) throws {
    let line = String(repeating: "a-", count: 40)
    let difference = try #require(
      WordDifference(
        old: line.prefix(same) + "+" + line,
        new: line.prefix(same) + "*" + line,
        columns: 20
      )
    )
    #expect(difference.old.hasPrefix(beginning))
  }

  @Test func runsOfLettersSpacesAndSignsAreWords() throws {
    let difference = try #require(
      WordDifference(old: "ab12  +é", new: "ab12 -+é", columns: 80)
    )
    #expect(difference.oldMarks == "    ^^")
    #expect(difference.newMarks == "    ^^")
  }

  @Test func addedTextAtTheEndIsMarked() throws {
    let difference = try #require(WordDifference(old: "a b", new: "a b c", columns: 80))
    #expect(difference.oldMarks == "" && difference.newMarks == "   ^^")
  }

  /// Marks beyond the last column are cut.
  @Test func marksAreCutWithTheirLines() throws {
    let line = String(repeating: "a ", count: 10)
    let difference = try #require(
      WordDifference(old: "x \(line)", new: "y \(line)z", columns: 10)
    )
    #expect(difference.old == "x a a a a  … 12 more characters")
    #expect(difference.new == "y a a a a  … 13 more characters")
    #expect(difference.oldMarks == "^" && difference.newMarks == "^")
  }
}
