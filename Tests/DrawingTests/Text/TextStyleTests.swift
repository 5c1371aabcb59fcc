import Drawing
import Foundation
import Scene
import Testing

@Suite
struct TextStyleTests {
  private static func pen(_ view: some View) throws -> [CGFloat] {
    try view.drawn(nil, nil).leaves.map { leaf in
      guard case .stroke(_, let style) = leaf.outline else { return 0 }
      return style.lineWidth
    }
  }

  @Test
  func textIsDrawnWithAPen() throws {
    let leaf = try #require(try Text("A").font(.system(size: 20)).drawn(nil, nil).leaves.first)
    guard case .stroke(let path, let style) = leaf.outline else {
      Issue.record("not a stroke: \(leaf.outline)")
      return
    }
    #expect(style == StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
    #expect(
      path.description
        == "1.6 19.04 m 6.6 5.04 l 11.6 19.04 l 3.4 14.04 m 9.8 14.04 l"
    )
    #expect(leaf.name == "Text")
    #expect(leaf.color == .black)
  }

  @Test
  func textWeightOverridesFontAndAncestorWeights() throws {
    let text = Text("l")
    #expect(try TextStyleTests.pen(text.font(.system(size: 100))) == [7.5])
    #expect(try TextStyleTests.pen(text.bold().font(.system(size: 100))) == [13])
    #expect(try TextStyleTests.pen(text.font(.system(size: 100, weight: .black))) == [17])
    #expect(
      try TextStyleTests.pen(VStack { text }.bold().font(.system(size: 100))) == [13]
    )
    #expect(
      try TextStyleTests.pen(VStack { text.fontWeight(.thin) }.bold().font(.system(size: 100)))
        == [3.5]
    )
  }

  @Test
  func joinedTextsKeepTheirStyles() throws {
    let text = Text("l").foregroundColor(.red) + Text("l").bold() + Text("l")
    let leaves = try text.foregroundStyle(.blue).font(.system(size: 100)).drawn(nil, nil).leaves
    #expect(leaves.map(\.color) == [Color.red, .blue, .blue].map(\.rgbaBytes))
    #expect(try TextStyleTests.pen(text.font(.system(size: 100))) == [7.5, 13, 7.5])
  }

  @Test(arguments: [
    (Character("~"), true), ("é", true), ("漢", false), ("😀", false), ("\u{7}", false),
  ])
  func charactersThatTheFontLacksAreBoxes(character: Character, known: Bool) {
    #expect(StrokeFont.contains(character) == known)
    #expect(!StrokeFont.glyph(character).path.isEmpty)
  }

  @Test
  func everyPrintableCharacterHasItsOwnGlyph() {
    let characters = (33...126).compactMap(Unicode.Scalar.init).map(Character.init)
    #expect(characters.allSatisfy(StrokeFont.contains))
    #expect(Set(characters.map { StrokeFont.glyph($0).path }).count == characters.count)
    #expect(StrokeFont.glyph(" ").path.isEmpty)
  }

  @Test
  func monospacedLettersHaveEqualWidths() throws {
    let sizes = try ["ll", "WW", "  ."].map {
      try Text(verbatim: $0).font(.system(size: 10, design: .monospaced)).drawn(nil, nil).size.width
    }
    #expect(sizes.map { ($0 * 1000).rounded() / 1000 } == [12, 12, 18])
  }

  @Test
  func monospacedDigitsHaveEqualWidths() {
    #expect(Set("0123456789".map { StrokeFont.glyph($0).advance }).count == 1)
  }

  @Test
  func valuesInLiteralsAreFormatted() {
    let key: LocalizedStringKey = "\(2.0 / 3, specifier: "%.2f") of \(3)"
    #expect(Text(key) == Text(verbatim: "0.67 of 3"))
    let string = "a\(1)"
    #expect(Text(string) == Text(verbatim: "a1"))
  }

  @Test
  func textCaseIsApplied() throws {
    let small = try Text("ab").textCase(.uppercase).drawn(nil, nil)
    #expect(small == (try Text("AB").drawn(nil, nil)))
  }

  @Test
  func underlineIsBelowTheBaseline() throws {
    let box = try #require(
      try Text("H").underline().font(.system(size: 100)).drawn(nil, nil).leaves.first
    ).outline.path.boundingRect
    #expect(abs(box.maxY - (95.2 + 12)) < 0.001)
  }

  @Test
  func localizedStringKeysInterpolateDatesAndFormats() throws {
    let date = Date(timeIntervalSinceReferenceDate: 45_000)
    #expect(LocalizedStringKey("\(date, style: .time)") == "12:30 PM")
    #expect(LocalizedStringKey("\(3, format: .number) of") == "3 of")
    #expect(LocalizedStringKey("a") != "b")
  }

  nonisolated private struct Scaled: View {
    @ScaledMetric(relativeTo: .title) private var side = 28.0
    var body: some View { Color.red.frame(width: side, height: 1) }
  }

  @Test
  func scaledMetricFollowsDynamicType() throws {
    #expect(try Scaled().drawn(nil, nil).size.width == 28)
    #expect(try Scaled().dynamicTypeSize(.xxxLarge).drawn(nil, nil).size.width > 28)
  }

  @Test
  func digitsWidthAndTighteningDontChangeTexts() throws {
    let text = Text(verbatim: "1l")
    let plain = try HStack { text }.drawn(nil, nil)
    #expect(try HStack { text }.monospacedDigit().drawn(nil, nil) == plain)
    #expect(try HStack { text }.fontWidth(.condensed).drawn(nil, nil) == plain)
    #expect(try HStack { text }.allowsTightening(true).drawn(nil, nil) == plain)
  }
}
