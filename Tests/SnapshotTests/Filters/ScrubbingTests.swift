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
  ])
  func datesAreFound(text: String, expected: String) throws {
    #expect(try scrubbed(text, .lines.scrubbing(.dates)) == expected)
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
}
