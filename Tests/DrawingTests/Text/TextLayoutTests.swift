import Drawing
import Testing

/// Measurements of texts with an em of 20 points, in which the font's units are points.
@Suite
struct TextLayoutTests {
  private static func size(
    _ text: some View,
    _ width: CGFloat? = nil,
    _ height: CGFloat? = nil
  ) throws -> CGSize {
    try text.font(.system(size: 20)).drawn(width, height).size
  }

  private static let lineHeight = 20 * 1.193

  @Test
  func widthIsTheSumOfTheLetters() throws {
    // l: 2 + 3.2, H: 9.4 + 3.2
    #expect(try TextLayoutTests.size(Text("l")).isNear(5.2, TextLayoutTests.lineHeight))
    #expect(try TextLayoutTests.size(Text("lH")).isNear(17.8, TextLayoutTests.lineHeight))
  }

  @Test(arguments: [(CGFloat(60), 1), (40, 2), (17, 3), (5, 9)])
  func linesAreBrokenBetweenWords(width: CGFloat, lines: Int) throws {
    // Each word has three letters of 5.2, each space is 5.6.
    let size = try TextLayoutTests.size(Text("lll lll lll"), width)
    #expect(abs(size.height - TextLayoutTests.lineHeight * Double(lines)) < 0.001)
    #expect(size.width <= max(width, 5.2))
  }

  @Test
  func lineBreaksInTheTextAreKept() throws {
    let size = try TextLayoutTests.size(Text("l\n\nll"))
    #expect(size.isNear(10.4, 3 * TextLayoutTests.lineHeight))
  }

  @Test
  func linesBeyondTheLimitAreOmitted() throws {
    let text = Text("lll lll lll").lineLimit(2)
    #expect(
      try TextLayoutTests.size(text, 30).isNear(27.8, 2 * TextLayoutTests.lineHeight)
    )
    #expect(
      try TextLayoutTests.size(Text("l").lineLimit(0)).isNear(5.2, TextLayoutTests.lineHeight)
    )
  }

  @Test
  func linesBeyondTheHeightAreOmitted() throws {
    let size = try TextLayoutTests.size(Text("l l l l"), 6, 50)
    #expect(abs(size.height - 2 * TextLayoutTests.lineHeight) < 0.001)
  }

  @Test
  func textShrinksBeforeItIsTruncated() throws {
    let text = Text("llllllllll").lineLimit(1).minimumScaleFactor(0.5)
    let size = try TextLayoutTests.size(text, 40)
    #expect(size.isNear(39, TextLayoutTests.lineHeight * 0.75))
  }

  @Test(arguments: [TextAlignment.leading, .center, .trailing])
  func shorterLinesAreAligned(alignment: TextAlignment) throws {
    let list = try Text("HH\nI").multilineTextAlignment(alignment).font(.system(size: 20))
      .drawn(nil, nil)
    let path = try #require(list.leaves.first?.outline.path)
    // “I” is a vertical stroke 1.6 from its origin; the wider line is 25.2, the line of “I” 3.2.
    let lower = Path { lower in
      path.forEach { element in
        if case .line(let end) = element, end.y > 25 { lower.addLine(to: end) }
      }
    }
    let shifts: [TextAlignment: CGFloat] = [.leading: 0, .center: 11, .trailing: 22]
    let shift = shifts[alignment] ?? 0
    #expect(abs(lower.boundingRect.minX - (1.6 + shift)) < 0.001)
  }

  @Test
  func baselinesAreAligned() throws {
    let placed = try Placements(nil, nil) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("l").font(.system(size: 20))
        Text("l").font(.system(size: 40))
        Rectangle().frame(width: 5, height: 5)
      }
    }
    #expect(placed["Text[0]"].map(\.minY).map { abs($0 - 20 * 0.952) < 0.001 } == [true])
    #expect(placed["Rectangle[2]"].map(\.maxY).map { abs($0 - 40 * 0.952) < 0.001 } == [true])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0, 1e300])
  func invalidSizesAreDrawnOrDropped(value: CGFloat) throws {
    let text = Text("Hl").font(.system(size: value)).kerning(value).lineSpacing(value)
      .baselineOffset(value).minimumScaleFactor(value).frame(width: 10, height: 10)
    #expect(try text.drawn(10, 10).size == CGSize(width: 10, height: 10))
  }

  @Test(.timeLimit(.minutes(10)))
  func longTextIsTruncatedQuickly() throws {
    let text = Text(verbatim: String(repeating: "word ", count: 20_000)).lineLimit(1)
    #expect(try text.drawn(100, 100).size.width <= 100)
  }
}

extension CGSize {
  fileprivate func isNear(_ width: Double, _ height: Double) -> Bool {
    abs(Double(self.width) - width) < 0.001 && abs(Double(self.height) - height) < 0.001
  }
}
