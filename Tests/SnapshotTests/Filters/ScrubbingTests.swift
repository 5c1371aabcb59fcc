import Foundation
import Snapshot
import Testing

@Suite struct ScrubbingTests {
  private func scrubbed(_ text: String, _ strategy: Snapshotting<String, String>) throws -> String {
    try strategy.snapshot(text)
  }

  @Test func equalMatchesGetEqualPlaceholders() throws {
    let (one, two) = (
      "6F9619FF-8B86-D011-B42D-00CF4FC964FF", "00000000-0000-0000-0000-000000000001"
    )
    #expect(
      try scrubbed("\(one) \(two) \(one.lowercased())", .lines.scrubbing(.uuids))
        == "UUID_1 UUID_2 UUID_1"
    )
  }

  /// A UUID has groups of 8, 4, 4, 4 and 12 hexadecimal digits, and isn't part of a word.
  @Test(arguments: [
    ("<6F9619FF-8b86-D011-B42D-00CF4FC964FF>", "<UUID_1>"),
    ("6F9619FF-8B86-D011-B42D-00CF4FC964F", "6F9619FF-8B86-D011-B42D-00CF4FC964F"),
    ("6F9619FF-8B86-D011-B42D-00CF4FC964FF0", "6F9619FF-8B86-D011-B42D-00CF4FC964FF0"),
    ("06F9619FF-8B86-D011-B42D-00CF4FC964FF", "06F9619FF-8B86-D011-B42D-00CF4FC964FF"),
    ("F9619FF-8B86-D011-B42D-00CF4FC964FF", "F9619FF-8B86-D011-B42D-00CF4FC964FF"),
    ("6F9619FF-8B86-D011-00CF4FC964FF", "6F9619FF-8B86-D011-00CF4FC964FF"),
    ("6F9619FF-8B86-D011-B42D-B42D-00CF4FC964FF", "6F9619FF-8B86-D011-B42D-B42D-00CF4FC964FF"),
    ("6F9619FF-8B8-D011-B42D-00CF4FC964FF", "6F9619FF-8B8-D011-B42D-00CF4FC964FF"),
    ("6F9619FF-8B861-D011-B42D-00CF4FC964FF", "6F9619FF-8B861-D011-B42D-00CF4FC964FF"),
    ("6F9619FG-8B86-D011-B42D-00CF4FC964FF", "6F9619FG-8B86-D011-B42D-00CF4FC964FF"),
    ("x6F9619FF-8B86-D011-B42D-00CF4FC964FF", "x6F9619FF-8B86-D011-B42D-00CF4FC964FF"),
  ])
  func uuidsAreFound(text: String, expected: String) throws {
    #expect(try scrubbed(text, .lines.scrubbing(.uuids)) == expected)
  }

  @Test(arguments: [
    ("at 2026-11-21T07:00:00.123Z.", "at DATE_1."), ("2026-11-21 07:00", "DATE_1"),
    ("2026-11-21", "DATE_1"), ("2026-11-21T07:00:00+01:00", "DATE_1"),
    ("Sat, 21 Nov 2026 07:00:00 GMT", "DATE_1"), ("12026-11-21", "12026-11-21"),
    ("2026-12-31T23:59:60Z", "DATE_1"), ("2026-01-01T24:00:00Z", "DATE_1"),
    // Impossible dates and times stay visible.
    ("2026-13-01", "2026-13-01"), ("2026-00-01", "2026-00-01"), ("2026-01-32", "2026-01-32"),
    ("2026-01-31T25:00:00Z", "2026-01-31T25:00:00Z"),
    ("2026-01-31T07:60:00Z", "2026-01-31T07:60:00Z"),
    ("Sat, 32 Nov 2026 07:00:00 GMT", "Sat, 32 Nov 2026 07:00:00 GMT"),
    ("Sat, 21 Abc 2026 07:00:00 GMT", "Sat, 21 Abc 2026 07:00:00 GMT"),
    ("2025-02-29", "2025-02-29"), ("2024-02-29", "DATE_1"), ("1900-02-29", "1900-02-29"),
    ("2000-02-29", "DATE_1"), ("2024-06-31", "2024-06-31"), ("2025-04-31T00:00:00+02:00", nil),
    ("2024-01-01T24:30:00Z", nil), ("2024-01-01T24:00:01Z", nil), ("2024-01-01T24:00", "DATE_1"),
    ("2024-01-01 24:01", nil), ("Fri, 30 Feb 2024 00:00:00 GMT", nil),
    ("Mon, 01 Jan 2024 00:00:00 GMT", "DATE_1"),
    ("Sun, 01 Mar 2020 00:00:00 GMT", "DATE_1"), ("Sat, 29 Feb 2020 00:00:00 GMT", "DATE_1"),
  ])
  func datesAreFound(text: String, expected: String?) throws {
    #expect(try scrubbed(text, .lines.scrubbing(.dates)) == expected ?? text)
  }

  @Test(arguments: [
    ("open /tmp/x/a.txt: no", "open PATH_1: no"), ("https://a.b/c/d", "https://a.b/c/d"),
    ("1/2/3", "1/2/3"), ("/one", "/one"), ("'/a/b' '/a/b' '/a/c'", "'PATH_1' 'PATH_1' 'PATH_2'"),
  ])
  func pathsAreFound(text: String, expected: String) throws {
    #expect(try scrubbed(text, .lines.scrubbing(.paths)) == expected)
  }

  @Test(arguments: [
    ("x1 is -2.5e3, 7", "x1 is NUMBER_1, NUMBER_2"), ("1.2.3", "1.2.3"), ("#FF00 8px", "#FF00 8px"),
  ])
  func numbersAreFound(text: String, expected: String) throws {
    #expect(try scrubbed(text, .lines.scrubbing(.numbers)) == expected)
  }

  @Test func firstMatchingScrubberWins() throws {
    let strategy = Snapshotting<String, String>.lines.scrubbing(
      .dates,
      .numbers,
      .pattern("ord_[a-z0-9]+", as: "ORDER"),
      .regex(as: "NAME") { /B\w+/ }
    )
    #expect(
      try scrubbed("2026-11-21 5 ord_7f Blob 5", strategy)
        == "DATE_1 NUMBER_1 ORDER_1 NAME_1 NUMBER_1"
    )
  }

  @Test func invalidPatternsFail() {
    #expect(throws: (any Error).self) {
      try scrubbed("a", .lines.scrubbing(.pattern("(", as: "X")))
    }
  }

  @Test func asynchronousTextsAreScrubbed() async throws {
    let strategy = AsyncSnapshotting(Snapshotting<String, String>.lines).scrubbing(.numbers)
    #expect(try await strategy.snapshot("5") == "NUMBER_1")
  }

  @Test func anInvalidPatternIsNamed() {
    let error = #expect(throws: (any Error).self) {
      try scrubbed("a", .lines.scrubbing(.pattern("(", as: "X")))
    }
    #expect(error.map { "\($0)" } == "“(” isn’t a valid regular expression.")
  }

  /// Only UUIDs ignore case, and empty matches aren't replaced.
  @Test func matchesThatDifferInCaseAreDifferent() throws {
    #expect(try scrubbed("a A a", .lines.scrubbing(.pattern("[aA]", as: "X"))) == "X_1 X_2 X_1")
    #expect(try scrubbed("ab", .lines.scrubbing(.pattern("x*", as: "X"))) == "ab")
    #expect(try scrubbed("aab", .lines.scrubbing(.pattern("a*", as: "X"))) == "X_1b")
  }

  /// The first of two scrubbers with matches at the same position applies; matches inside another
  /// match are skipped.
  @Test func earlierMatchesWin() throws {
    let (short, long) = (Scrubber.pattern("a", as: "S"), Scrubber.pattern("ab+", as: "L"))
    #expect(try scrubbed("abb a", .lines.scrubbing(short, long)) == "S_1bb S_1")
    #expect(try scrubbed("abb a", .lines.scrubbing(long, short)) == "L_1 S_1")
    let inner = Scrubber.pattern("b", as: "B")
    #expect(try scrubbed("abb b", .lines.scrubbing(inner, long)) == "L_1 B_1")
    #expect(try scrubbed("ab", .lines.scrubbing(.pattern("a", as: "S"), inner)) == "S_1B_1")
  }

  @Test(
    arguments: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    [
      "01 Jan 2026 00:00:00", "09 Feb 2026 09:09:09", "10 Mar 0001 10:10:10",
      "19 Apr 9999 19:19:19",
      "20 May 2026 20:20:20", "29 Jun 2026 23:59:59", "30 Jul 2026 23:59:60",
      "31 Aug 2026 01:00:00",
      "02 Sep 2026 12:34:56", "03 Oct 2026 12:34:56", "04 Nov 2026 12:34:56",
      "05 Dec 2026 12:34:56",
    ]
  )
  func datesOfMessagesAreFound(day: String, date: String) throws {
    #expect(try scrubbed("<\(day), \(date) GMT>", .lines.scrubbing(.dates)) == "<DATE_1>")
  }

  @Test(arguments: [
    "Abc, 21 Nov 2026 07:00:00 GMT", "Sat, 00 Nov 2026 07:00:00 GMT",
    "Sat, 1 Nov 2026 07:00:00 GMT",
    "Sat, 21 Nov 2026 24:00:00 GMT", "Sat, 21 Nov 2026 07:60:00 GMT",
    "Sat, 21 Nov 2026 07:00:61 GMT",
    "Sat, 21 Nov 26 07:00:00 GMT", "Sat, 21 Nov 2026 07:00:00 UTC",
    "xSat, 21 Nov 2026 07:00:00 GMT",
    "~Sat, 21 Nov 2026 ~7:00:00 GMT", "Sat,21 Nov 2026 07:00:00 GMT",
  ])
  func otherDatesOfMessagesAreNotFound(text: String) throws {
    #expect(try scrubbed(text, .lines.scrubbing(.dates)) == text)
  }

  @Test(arguments: [
    ("2026-11-21~07:00", "DATE_1~07:00"), ("2026-11-21 24:59", "2026-11-21 24:59"),
    ("2026-11-21 24:00", "DATE_1"), ("2026-02-28", "DATE_1"),
    ("2026-10-10T19:19:19.5-23:59", "DATE_1"), ("2026-09-30T20:20:20+0100", "DATE_1"),
    ("2026-11-21T07:00Z", "DATE_1"), ("2026-11-21T07:00:00-24:00", "DATE_1-24:00"),
    ("2026-11-210", "2026-11-210"), ("2026-11-2", "2026-11-2"), ("2026-1-21", "2026-1-21"),
    ("2026-12-19", "DATE_1"), ("2026-12-20", "DATE_1"), ("2026-12-30", "DATE_1"),
  ])
  func theNumbersOfADateAreChecked(text: String, expected: String) throws {
    #expect(try scrubbed(text, .lines.scrubbing(.dates)) == expected)
  }

  @Test(arguments: [
    ("/a/b/", "PATH_1"), ("/a.b/c@%+~=-d", "PATH_1"), (" /a/b c", " PATH_1 c"), ("x/a/b", "x/a/b"),
    (":/a/b", ":/a/b"), ("./a/b", "./a/b"), ("~/a/b", "~/a/b"), ("//a/b", "//a/b"),
  ])
  func absolutePathsHaveTwoComponents(text: String, expected: String) throws {
    #expect(try scrubbed(text, .lines.scrubbing(.paths)) == expected)
  }

  @Test(arguments: [
    ("0", "NUMBER_1"), ("-1", "NUMBER_1"), ("1.5", "NUMBER_1"), ("1e5", "NUMBER_1"),
    ("1E-5", "NUMBER_1"), ("1e+5", "NUMBER_1"), ("1.5e-07", "NUMBER_1"), ("a1", "a1"), ("1a", "1a"),
    (".5", ".5"), ("1.", "NUMBER_1."), ("1 -1 1", "NUMBER_1 NUMBER_2 NUMBER_1"), ("1.a", "1.a"),
  ])
  func numbersThatAreNotWordsAreFound(text: String, expected: String) throws {
    #expect(try scrubbed(text, .lines.scrubbing(.numbers)) == expected)
  }
}
