import Foundation
import Scene
import Testing

@testable import Drawing

/// Fonts of texts without a registered font: the size, the pen and the design of the stroke font.
@Suite
struct FontTests {
  /// The sizes that the Human Interface Guidelines list for the default Dynamic Type size.
  @Test(arguments: [
    (Font.largeTitle, 34.0), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17),
    (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12),
    (.caption2, 11),
  ])
  func textStylesHaveTheirSizes(font: Font, size: CGFloat) throws {
    let styled = try Text(verbatim: "H").font(font).fontWeight(.regular).drawn(nil, nil)
    let sized = try Text(verbatim: "H").font(.system(size: size)).fontWeight(.regular)
      .drawn(nil, nil)
    #expect(styled.leaves.map(\.outline) == sized.leaves.map(\.outline))
    #expect(styled.size == sized.size)
  }

  private func pen(_ view: some View) throws -> [CGFloat] {
    try view.drawn(nil, nil).leaves.map { leaf in
      guard case .stroke(_, let style) = leaf.outline else { return 0 }
      return (style.lineWidth * 1000).rounded() / 1000
    }
  }

  @Test(arguments: [
    (Font.Weight.ultraLight, 2.0), (.thin, 3.5), (.light, 5.5), (.regular, 7.5), (.medium, 9),
    (.semibold, 11), (.bold, 13), (.heavy, 15), (.black, 17),
  ])
  func weightsHaveTheirPens(weight: Font.Weight, width: CGFloat) throws {
    #expect(try pen(Text(verbatim: "l").font(.system(size: 100, weight: weight))) == [width])
    #expect(try pen(Text(verbatim: "l").font(.system(size: 100).weight(weight))) == [width])
    #expect(try pen(Text(verbatim: "l").fontWeight(weight).font(.system(size: 100))) == [width])
  }

  @Test
  func onlyHeadlinesAreSemibold() throws {
    let regular = try pen(Text(verbatim: "l").font(.body))
    #expect(try pen(Text(verbatim: "l").font(.headline)).first == 1.87)
    #expect(try pen(Text(verbatim: "l").font(.system(.headline, weight: .regular))) == regular)
    #expect(try pen(Text(verbatim: "l").font(.system(.body, weight: .semibold))).first == 1.87)
  }

  private func look(_ view: some View) throws -> [DisplayList.Outline] {
    try view.drawn(400, 100).leaves.map(\.outline)
  }

  /// The modifier of a font, of a text and of a view have the same effect.
  @Test
  func fontsTextsAndViewsHaveTheSameModifiers() throws {
    let text = Text(verbatim: "Il 10")
    let plain = try look(text.font(.system(size: 20)))
    let monospaced = try look(text.font(.system(size: 20, design: .monospaced)))
    #expect(monospaced != plain)
    #expect(try look(text.font(.system(size: 20).monospaced())) == monospaced)
    #expect(try look(text.monospaced().font(.system(size: 20))) == monospaced)
    #expect(try look(text.monospaced(false).font(.system(size: 20))) == plain)
    #expect(try look(HStack { text }.monospaced().font(.system(size: 20))) == monospaced)
    #expect(try look(HStack { text }.monospaced(false).font(.system(size: 20))) == plain)
    #expect(try look(text.fontDesign(.monospaced).font(.system(size: 20))) == monospaced)
    #expect(try look(text.fontDesign(.serif).font(.system(size: 20))) == plain)
    #expect(
      try look(HStack { text }.fontDesign(.monospaced).font(.system(size: 20))) == monospaced
    )
    #expect(try look(HStack { text }.fontDesign(.serif).font(.system(size: 20))) == plain)
    let italic = try look(text.font(.system(size: 20).italic()))
    #expect(italic != plain)
    #expect(try look(text.italic().font(.system(size: 20))) == italic)
    #expect(try look(text.italic(false).font(.system(size: 20))) == plain)
    #expect(try look(HStack { text }.italic().font(.system(size: 20))) == italic)
    #expect(try look(HStack { text }.italic(false).font(.system(size: 20))) == plain)
    let bold = try look(text.font(.system(size: 20).bold()))
    #expect(bold != plain)
    #expect(try look(text.bold(true).font(.system(size: 20))) == bold)
    #expect(try look(text.bold(false).font(.system(size: 20))) == plain)
    #expect(try look(HStack { text }.bold().font(.system(size: 20))) == bold)
    #expect(try look(HStack { text }.bold(false).font(.system(size: 20))) == plain)
    let wide = try look(text.kerning(3))
    #expect(try wide != look(text))
    #expect(try look(text.tracking(3)) == wide)
    #expect(try look(HStack { text }.kerning(3)) == wide)
    #expect(try look(HStack { text }.tracking(3)) == wide)
    let underlined = try look(text.underline(pattern: .dash))
    #expect(try underlined != look(text) && underlined != look(text.underline()))
    #expect(try look(HStack { text }.underline(pattern: .dash)) == underlined)
    #expect(try look(HStack { text }.underline(false)) == look(text))
    let struck = try look(text.strikethrough(pattern: .dot))
    #expect(try struck != look(text) && struck != underlined)
    #expect(try look(HStack { text }.strikethrough(pattern: .dot)) == struck)
    #expect(try look(HStack { text }.strikethrough(false)) == look(text))
  }

  @Test
  func fontsDifferInTheirModifiers() {
    let font = Font.custom("Inter", size: 20)
    let others: [Font] = [
      .system(size: 20), .custom("Inter", fixedSize: 20),
      .custom("Inter", size: 20, relativeTo: .body), .custom("Other", size: 20), font.italic(),
      font.monospaced(), font.monospacedDigit(), font.width(.condensed), font.smallCaps(),
      font.lowercaseSmallCaps(), font.uppercaseSmallCaps(), font.leading(.tight),
      font.leading(.loose), font.bold(), font,
    ]
    #expect(Set(others).count == others.count)
    #expect(font.smallCaps() == font.lowercaseSmallCaps().uppercaseSmallCaps())
    #expect(font.leading(.standard) == font)
    #expect(Font.Width.compressed.value < Font.Width.condensed.value)
    #expect(Font.Width.standard == Font.Width(1) && Font.Width.expanded.value > 1)
  }

  @Test(arguments: [
    (3, 3), (5, 5),
  ])
  func linesAreLimited(limit: Int, count: Int) throws {
    let text = Text(verbatim: (0..<9).map { "line\($0)" }.joined(separator: "\n"))
    let one = try text.lineLimit(1).drawn(200, nil).size.height
    func lines(_ view: some View) throws -> Int {
      Int((try view.drawn(200, nil).size.height / one).rounded())
    }
    #expect(try lines(text) == 9)
    #expect(try lines(text.lineLimit(limit)) == count)
    #expect(try lines(text.lineLimit(limit, reservesSpace: false)) == count)
    #expect(try lines(text.lineLimit(1...limit)) == count)
    #expect(try lines(text.lineLimit(...limit)) == count)
    #expect(try lines(text.lineLimit(limit...)) == 9)
    #expect(try lines(text.lineLimit(nil)) == 9)
  }

  @Test
  func fontWeightsAreMultiplesOfAHundred() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.value) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }

  @Test
  func leadingChangesTheGapOfBodyTextByTwoPoints() {
    #expect(Font.Leading.standard.extraGap == 0)
    #expect(abs(Font.Leading.tight.extraGap * 17 + 2) < 1e-12)
    #expect(abs(Font.Leading.loose.extraGap * 17 - 2) < 1e-12)
  }

  @Test
  func fontsStoreTheirProperties() {
    let plain = Font.system(size: 20)
    #expect(plain.size == 20 && plain.weight == nil && plain.design == nil && plain.name == nil)
    #expect(!plain.followsTextStyle && !plain.isMonospaced && !plain.isItalic)
    #expect(!plain.hasMonospacedDigits && !plain.scalesIfRegistered && plain.width == nil)
    #expect(
      !plain.lowercaseIsSmallCaps && !plain.uppercaseIsSmallCaps && plain.leading == .standard
    )
    #expect(plain.italic().isItalic && plain.monospaced().isMonospaced)
    #expect(plain.monospacedDigit().hasMonospacedDigits && plain.bold().weight == .bold)
    #expect(plain.width(.condensed).width == .condensed && plain.leading(.tight).leading == .tight)
    #expect(plain.lowercaseSmallCaps().lowercaseIsSmallCaps)
    #expect(!plain.lowercaseSmallCaps().uppercaseIsSmallCaps)
    #expect(plain.uppercaseSmallCaps().uppercaseIsSmallCaps)
    #expect(!plain.uppercaseSmallCaps().lowercaseIsSmallCaps)
    let mono = Font.system(size: 3, weight: .thin, design: .monospaced)
    #expect(mono.isMonospaced && mono.design == .monospaced && mono.weight == .thin)
    #expect(!Font.system(size: 3, design: .serif).isMonospaced)
    #expect(Font.body.followsTextStyle && Font.body.weight == nil)
    #expect(Font.system(.headline).weight == .semibold)
    #expect(Font.system(.headline, design: .serif, weight: .thin).weight == .thin)
    let custom = Font.custom("A", size: 7)
    #expect(custom.name == "A" && custom.size == 7 && custom.scalesIfRegistered)
    #expect(!custom.followsTextStyle)
    let fixed = Font.custom("A", fixedSize: 7)
    #expect(fixed.name == "A" && !fixed.scalesIfRegistered && !fixed.followsTextStyle)
    let relative = Font.custom("A", size: 7, relativeTo: .title)
    #expect(relative.followsTextStyle && !relative.scalesIfRegistered && relative.name == "A")
    #expect(
      [Font.Width.compressed, .condensed, .standard, .expanded].map(\.value) == [0.8, 0.9, 1, 1.2]
    )
  }

  @Test
  func viewModifiersApplyToTheirTexts() {
    var environment = EnvironmentValues()
    #expect(!environment.textStyling.hasMonospacedDigits && environment.textStyling.width == nil)
    #expect(environment.font == .body && environment.lineLimit == nil)
    #expect(environment.multilineTextAlignment == .leading && environment.lineSpacing == 0)
    #expect(environment.minimumScaleFactor == 1)
    environment.font = nil
    #expect(environment.font == .body)
    #expect(TextAlignment.allCases.map(\.fraction) == [0, 0.5, 1])
    var styling = TextStyling()
    #expect(styling.size == 17 && styling.kerning == 0 && styling.baselineOffset == 0)
    #expect(!styling.isSlanted && !styling.isFixedWidth && styling.strokeWidth == 0.075)
    for (size, used) in [(0.0, 0.0), (-1, 0), (100_000, 100_000), (200_000, 100_000), (.nan, 0)] {
      styling.font.size = size
      #expect(styling.size == used)
    }
    styling.font = Font.body.italic().weight(.bold)
    #expect(styling.isSlanted && styling.strokeWidth == 0.13)
    styling.weight = .thin
    #expect(styling.strokeWidth == 0.035)
    styling.font = Font.body.monospaced()
    #expect(!styling.isSlanted && styling.isFixedWidth)
    styling.isItalic = true
    #expect(styling.isSlanted)
  }
}
