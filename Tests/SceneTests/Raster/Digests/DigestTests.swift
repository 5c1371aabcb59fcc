import Testing

@Suite struct DigestTests {
  @Test(arguments: DigestedDrawing.all)
  func drawingsHaveTheSamePixelsEverywhere(_ drawing: DigestedDrawing) throws {
    let drawn = try DigestTable.digest(of: drawing)
    #expect(
      DigestTable.digests[drawing.name] == drawn,
      """
      the pixels of “\(drawing.name)” differ from Tests/Fixtures/Digests/drawings.txt; \
      if that is intended, run DIGESTS_RECORD=1 swift test --filter DigestTests
      """
    )
  }

  @Test func tableListsTheDrawings() {
    let names = DigestedDrawing.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(DigestTable.digests.keys))
    #expect(names.count >= 100)
  }

  @Test func everyDrawingHasItsOwnDigest() {
    #expect(Set(DigestTable.digests.values).count == DigestTable.digests.count)
  }
}
