#if Fonts

import FontShaping
import Testing

@Suite struct ParagraphShaperTests {
  /// Shapes a text in one style.
  private func shape(
    _ text: String,
    font: FontRequest = FontRequest(),
    ownFontHas: @escaping (Character) -> Bool = { _ in false },
    default name: String? = "Sample Sans"
  ) throws -> (clusters: [ShapedCluster], base: Int) {
    var shaper = ParagraphShaper(try TestFonts.collection(default: name), ownFontHas: ownFontHas)
    let characters = Array(text)
    return shaper.clusters(
      of: characters,
      styleOf: Array(repeating: 0, count: characters.count),
      styles: [ShapingStyle(font: font)],
      .firstStrong(orRightToLeft: false)
    )
  }

  @Test func aLigatureIsOneCluster() throws {
    let clusters = try shape("fine").clusters
    #expect(clusters.map(\.characters) == [0..<2, 2..<3, 3..<4])
  }

  @Test func aCharacterWithMarksIsOneCluster() throws {
    let clusters = try shape("ne\u{301}n\u{301}o").clusters
    #expect(clusters.map(\.characters) == [0..<1, 1..<2, 2..<3, 3..<4])
    #expect(clusters[2].glyphs.count == 2)
  }

  @Test func otherScriptsTakeAFontThatHasThem() throws {
    let clusters = try shape("no ببا no").clusters
    #expect(
      clusters.map { $0.font?.instance.name } == [
        "Sample Sans", "Sample Sans", "Sample Sans", "Sample Cursive", "Sample Cursive",
        "Sample Cursive", "Sample Sans", "Sample Sans", "Sample Sans",
      ]
    )
  }

  /// Sample Sans, whose blank is 250 wide, has no em space.
  @Test func blanksHaveTheRequestedFontIfItHasThem() throws {
    #expect(try shape("بب بب").clusters[2].advance == 250)
    #expect(try shape("بب\tبب").clusters[2].advance == 250)
    let other = try shape("بب\u{2003}بب").clusters[2]
    #expect(other.font?.instance.name == "Sample Cursive")
    #expect(!other.isMissing)
  }

  @Test func levelsFollowTheDirectionOfCharacters() throws {
    let (clusters, base) = try shape("no بب 10")
    #expect(base == 0)
    #expect(clusters.map(\.level) == [0, 0, 0, 1, 1, 1, 2, 2])
    #expect(try shape("بب no").base == 1)
  }

  @Test func charactersWithoutFontAreMissing() throws {
    let clusters = try shape("a日").clusters
    #expect(clusters.map(\.isMissing) == [false, true])
    #expect(clusters[1].glyphs.map(\.id) == [0])
  }

  @Test func theOwnFontIsTheLastFallback() throws {
    let clusters = try shape("aж", ownFontHas: { $0 == "ж" }).clusters
    #expect(clusters.map { $0.font == nil } == [false, true])
    #expect(!clusters[1].isMissing)
  }

  @Test func withoutADefaultTheOwnFontComesFirst() throws {
    let clusters = try shape("aب", ownFontHas: { $0 == "a" }, default: nil).clusters
    #expect(clusters.map { $0.font?.instance.name } == [nil, "Sample Cursive"])
  }

  @Test func linesEndAfterSpacesAndHyphens() throws {
    let clusters = try shape("a-a a").clusters
    #expect(clusters.map(\.breaks) == [.prohibited, .allowed, .prohibited, .allowed, .mandatory])
  }

  @Test func tabsAreBlanks() throws {
    let clusters = try shape("a\ta").clusters
    #expect(clusters.map(\.advance) == [480, 250, 480])
  }

  @Test func objectsHaveNoGlyphs() throws {
    var shaper = ParagraphShaper(try TestFonts.collection()) { _ in false }
    let (clusters, _) = shaper.clusters(
      of: ["a", "\u{FFFC}"],
      styleOf: [0, 1],
      styles: [
        ShapingStyle(font: FontRequest()), ShapingStyle(font: FontRequest(), isObject: true),
      ],
      .leftToRight
    )
    #expect(clusters.map(\.glyphs.count) == [1, 0])
  }
}

#endif
