#if Fonts

import Drawing
import DrawingTestSupport
import Foundation
import Pixels
import Scene
import Testing

/// Lines of text in Sample Sans. At 1,000 points a font unit is a point: an E is 540 wide, an n and
/// an o 500, an s 440, an ellipsis 640, a blank 250.
@Suite struct RegisteredFontLineTests {
  private static let fonts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Fonts")

  private static func drawn(_ view: some View, _ width: CGFloat? = nil) throws -> DisplayList {
    try FontLibrary.withFonts(in: fonts) {
      try view.font(.custom("Sample Sans", fixedSize: 1_000)).drawn(width, nil)
    }
  }

  @Test(arguments: [
    (Text.TruncationMode.tail, "Ennn…", 2_680.0), (.head, "…oosss", 2_960),
    (.middle, "En…sss", 3_000),
  ])
  func omittedTextIsReplacedByTheEllipsisOfTheFont(
    mode: Text.TruncationMode,
    text: String,
    width: Double
  ) throws {
    let list = try Self.drawn(
      Text("Ennnoooosss").lineLimit(1).truncationMode(mode),
      3_000
    )
    #expect(list.leaves.map(\.label?.text) == [text])
    #expect(abs(Double(list.size.width) - width) < 0.001)
  }

  @Test func truncationKeepsMarksWithTheirLetters() throws {
    let list = try Self.drawn(Text("ne\u{301}nnn").lineLimit(1), 1_700)
    #expect(list.leaves.map(\.label?.text) == ["ne\u{301}…"])
  }

  @Test func rightToLeftTextIsTruncatedAtItsLeft() throws {
    let list = try Self.drawn(Text("ببببببب").lineLimit(1), 1_600)
    let labels = list.leaves.compactMap(\.label?.text)
    #expect(labels.first == "…")
    #expect(labels.count == 2)
    #expect(list.leaves[0].transform.tx < list.leaves[1].transform.tx)
  }

  @Test func textShrinksToTheScaleThatFits() throws {
    let list = try Self.drawn(Text("nnnnnnnnnn").lineLimit(1).minimumScaleFactor(0.5), 4_000)
    #expect(abs(list.size.width - 4_000) < 0.01)
    #expect(abs(list.size.height - 0.8 * 1_150) < 0.01)
    #expect(list.leaves.map(\.label?.font) == ["Sample Sans 800"])
    let cut = try Self.drawn(Text("nnnnnnnnnn").lineLimit(1).minimumScaleFactor(0.9), 4_000)
    #expect(cut.leaves.map(\.label?.text) == ["nnnnnnn…"])
  }

  @Test func linesHaveTheHeightsAndTheGapOfTheFont() throws {
    let plain = try Self.drawn(Text("n\nn"))
    #expect(abs(plain.size.height - (2 * 1_150 + 50)) < 0.001)
    #expect(abs(plain.leaves[0].transform.ty - 900) < 0.001)
    #expect(abs(plain.leaves[1].transform.ty - (900 + 1_200)) < 0.001)
    let spaced = try Self.drawn(Text("n\nn").lineSpacing(100))
    #expect(abs(spaced.leaves[1].transform.ty - (900 + 1_300)) < 0.001)
  }

  @Test func letterSpacingIsAddedToEveryLetter() throws {
    let kerned = try Self.drawn(Text("nn").kerning(50))
    #expect(abs(kerned.size.width - 1_100) < 0.001)
    // Letters with additional spacing aren't joined: 320 and 210 instead of the ligature's 500.
    #expect(abs(try Self.drawn(Text("fi")).size.width - 500) < 0.001)
    #expect(abs(try Self.drawn(Text("fi").tracking(10)).size.width - 550) < 0.001)
  }

  @Test func baselineOffsetsRaiseLetters() throws {
    let list = try Self.drawn(Text("n\(Text("n").baselineOffset(100))"))
    #expect(abs(list.leaves[0].transform.ty - list.leaves[1].transform.ty - 100) < 0.001)
  }

  @Test(arguments: [(TextAlignment.leading, 0.0), (.center, 250), (.trailing, 500)])
  func shorterLinesAreAligned(alignment: TextAlignment, shift: Double) throws {
    let list = try Self.drawn(Text("nn\nn").multilineTextAlignment(alignment))
    #expect(abs(list.leaves[0].transform.tx) < 0.001)
    #expect(abs(Double(list.leaves[1].transform.tx) - shift) < 0.001)
  }

  @Test func underlinesAreAtThePositionOfTheFont() throws {
    let list = try Self.drawn(Text("n").underline().strikethrough())
    let rules = list.leaves.compactMap { leaf -> (Double, Double)? in
      guard case .stroke(let path, let style) = leaf.outline else { return nil }
      let y = path.boundingRect.midY + leaf.transform.ty - 900
      return (Double(y), Double(style.lineWidth))
    }
    #expect(rules.count == 2)
    #expect(abs(rules[0].0 - 140) < 0.001 && abs(rules[0].1 - 60) < 0.001)
    #expect(abs(rules[1].0 + 250) < 0.001 && abs(rules[1].1 - 60) < 0.001)
  }

  @Test func wordsInAFallbackFontAreOneRun() throws {
    let list = try Self.drawn(Text("ببا ببا"))
    #expect(list.leaves.map(\.label?.text) == ["ببا ببا"])
    // A word is 320, 320 and 330 wide; the blank is that of Sample Sans.
    #expect(abs(list.size.width - (2 * 970 + 250)) < 0.001)
  }

  // MARK: - Renderers

  @Test func renderersReceiveTheGlyphsOfTheFont() throws {
    let recorder = LayoutRecorder()
    let list = try Self.drawn(Text("fi nبا").textRenderer(recorder))
    let runs = try #require(recorder.record.layout?.first).map { $0 }
    #expect(runs.map(\.layoutDirection) == [.leftToRight, .rightToLeft])
    #expect(runs[0].map(\.typographicBounds.width) == [500, 250, 500])
    #expect(runs[0][0].typographicBounds.ascent == 900)
    #expect(runs[0][0].typographicBounds.descent == 250)
    // The letters of the second run in the order of the line, the last character first.
    #expect(runs[1].map(\.typographicBounds.width) == [330, 320])
    #expect(runs[1].characterIndices == runs[1].characterIndices.sorted(by: >))
    #expect(list.leaves.count == 4)
  }

  @Test func drawingEveryLineDrawsTheText() throws {
    let text = Text("fine E\nnبا").foregroundStyle(.red)
      .font(.custom("Sample Sans", fixedSize: 40))
    let (plain, rendered) = try FontLibrary.withFonts(in: Self.fonts) {
      (
        try text.drawn(nil, nil).bitmap(),
        try text.textRenderer(LayoutRecorder()).drawn(nil, nil).bitmap()
      )
    }
    // Each glyph is a separate shape, so pixels at the joint of two Arabic letters differ slightly.
    #expect((plain.width, plain.height) == (rendered.width, rendered.height))
    let differences = zip(plain.bytes, rendered.bytes).map { abs(Int($0) - Int($1)) }
    #expect(differences.filter { $0 > 0 }.count <= 8)
    #expect((differences.max() ?? 0) < 48)
  }
}

#endif
