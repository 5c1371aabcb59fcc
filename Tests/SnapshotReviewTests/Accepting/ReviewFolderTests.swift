import SnapshotCore
import SnapshotReview
import Testing

@Suite struct ReviewFolderTests {
  private let entries = [
    "__Snapshots__/M/S/a.png", "__Snapshots__/M/S/b.png", "__Snapshots__/M/T/a.png",
  ].map { ResultEntry(id: $0, status: .changed, test: "t") }

  private func picked(_ texts: String...) throws -> [String] {
    try ReviewFolder.pick(texts, from: entries).map { String($0.id.dropFirst(14)) }
  }

  @Test func fullPathPicksOneReference() throws {
    #expect(try picked("__Snapshots__/M/S/a.png") == ["M/S/a.png"])
    #expect(try picked("./__Snapshots__/M/S/a.png") == ["M/S/a.png"])
  }

  @Test func pathSuffixPicksAllMatches() throws {
    #expect(try picked("a.png") == ["M/S/a.png", "M/T/a.png"])
    #expect(try picked("S/a.png") == ["M/S/a.png"])
  }

  @Test func aFolderSelectsItsContents() throws {
    #expect(try picked("S") == ["M/S/a.png", "M/S/b.png"])
    #expect(try picked("M/S/", "b.png") == ["M/S/a.png", "M/S/b.png"])
  }

  @Test(arguments: ["", "/", "png", ".png", "S/a", "/M"])
  func partialNamesPickNothing(_ text: String) {
    #expect(throws: PickError.self) { try picked(text) }
  }

  @Test func misspeltNameGetsSuggestions() {
    let entries = [ResultEntry(id: "__Snapshots__/M/S/badge.png", status: .changed, test: "t")]
    #expect(throws: PickError.noMatch("bagde.png", similar: ["__Snapshots__/M/S/badge.png"])) {
      try ReviewFolder.pick(["bagde.png"], from: entries)
    }
  }

  @Test func theNearestOfManyNamesNeedsTwoCommonCharacters() {
    let similar = { (names: [String], text: String) -> [String]? in
      let entries = names.map { ResultEntry(id: "a/b/\($0)", status: .changed, test: "t") }
      let error = #expect(throws: PickError.self) { try ReviewFolder.pick([text], from: entries) }
      guard case .noMatch(_, let found)? = error else { return nil }
      return found
    }
    #expect(similar(["ab.txt", "xb.txt", "a.txt"], "ac") == [])
    #expect(similar(["ab.txt", "xb.txt", "a.txt"], "abc") == ["a/b/ab.txt"])
    #expect(similar(["ab4", "ab3", "ab2", "ab1"], "ab") == ["a/b/ab1", "a/b/ab2", "a/b/ab3"])
    #expect(similar(["ab1", "abc1"], "x/abcd") == ["a/b/abc1", "a/b/ab1"])
  }

  @Test func paddingOfPathsIsIgnored() throws {
    #expect(try picked("./M/S/a.png") == ["M/S/a.png"])
    #expect(try picked("T/", "M/S/b.png") == ["M/S/b.png", "M/T/a.png"])
    #expect(try picked("__Snapshots__") == ["M/S/a.png", "M/S/b.png", "M/T/a.png"])
    #expect(try picked() == [])
    #expect(throws: PickError.self) { try picked("a.png", "b") }
  }
}
