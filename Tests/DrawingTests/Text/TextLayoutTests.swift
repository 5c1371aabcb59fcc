import Testing

@testable import Drawing

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

  private enum BelowBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.firstTextBaseline] + 1
    }
  }

  @Test
  func overlaysAreAlignedWithTextsAndTheirGuides() throws {
    func top(_ vertical: VerticalAlignment, of text: some View) throws -> CGFloat? {
      let placed = try Placements(nil, nil) {
        text.font(.system(size: 20)).overlay(
          Rectangle().frame(width: 4, height: 4),
          alignment: Alignment(horizontal: .center, vertical: vertical)
        )
      }
      return placed.frame("Rectangle")?.minY
    }
    let text = Text("l\nl")
    let height = try #require(try top(.bottom, of: text)) + 4
    let first = 20 * 0.952
    let descent = try #require(try top(.bottom, of: Text("l"))) + 4 - first
    let second = height - descent
    func expect(_ found: CGFloat?, _ expected: CGFloat) {
      #expect(found.map { abs($0 - expected) < 0.001 } == true, "\(found ?? -1), \(expected)")
    }
    expect(try top(.top, of: text), 0)
    expect(try top(.center, of: text), height / 2 - 2)
    expect(try top(.firstTextBaseline, of: text), first - 4)
    expect(try top(VerticalAlignment(BelowBaseline.self), of: text), first - 4)
    expect(try top(.lastTextBaseline, of: text), second - 4)
    let guided = VStack { text.alignmentGuide(VerticalAlignment.center) { _ in 1 } }
    expect(try top(.center, of: guided), 1 - 2)
    expect(try top(.top, of: guided), 0)
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

  private static func lines(
    _ string: String,
    _ width: CGFloat?,
    limit: Int? = nil,
    mode: Text.TruncationMode = .tail,
    height: CGFloat? = nil
  ) -> [String] {
    var environment = EnvironmentValues()
    environment.font = .system(size: 20)
    environment.lineLimit = limit
    environment.lineRules.truncation = mode
    let text = StyledText(Text(verbatim: string), in: environment)
    let lines = TextLines(text, in: ProposedViewSize(width: width, height: height))
    return lines.lines.map { String($0.map(\.character)) }
  }

  /// Each l is 5.2 wide, each space 5.6, and a hyphen ends a word.
  @Test(arguments: [
    ("lll lll", 15.6, ["lll ", "lll"]), ("lll lll", 36.8, ["lll lll"]),
    ("lll lll", 36.78, ["lll ", "lll"]), ("llll", 10.4, ["ll", "ll"]),
    ("llll", 1, ["l", "l", "l", "l"]),
    ("l l l", 16, ["l l ", "l"]), ("lll   ", 15.6, ["lll   "]), ("", 10, [""]),
    ("l\n\nl", 50, ["l", "", "l"]),
    ("ll llll", 15.6, ["ll ", "lll", "l"]),
  ])
  func wordsAreWrapped(string: String, width: CGFloat, lines: [String]) {
    #expect(TextLayoutTests.lines(string, width) == lines)
  }

  @Test
  func hyphensEndWords() throws {
    let hyphen = try TextLayoutTests.size(Text(verbatim: "l-")).width - 5.2
    #expect(TextLayoutTests.lines("ll-ll", 10.4 + hyphen + 0.1) == ["ll-", "ll"])
    #expect(TextLayoutTests.lines("ll+ll", 10.4 + hyphen + 0.1).first != "ll+" || hyphen != 0)
  }

  /// Two lines of at most four letters, with the ellipsis where letters are omitted.
  @Test(arguments: [Text.TruncationMode.tail, .head, .middle])
  func omittedLettersAreReplaced(mode: Text.TruncationMode) throws {
    let mark: Character = "…"
    let width: CGFloat = 60
    let shown = TextLayoutTests.lines("abcdefghijklmnop", width, limit: 1, mode: mode)
    #expect(shown.count == 1)
    let line = try #require(shown.first)
    #expect(line.filter { $0 == mark }.count == 1)
    switch mode {
    case .tail: #expect(line.hasPrefix("abc") && line.last == mark)
    case .head: #expect(line.first == mark && line.hasSuffix("nop"))
    case .middle: #expect(line.first == "a" && line.last == "p")
    }
    let size = try TextLayoutTests.size(Text(verbatim: line))
    #expect(size.width <= width + 0.011)
    // One more letter wouldn't fit.
    #expect(size.width > width - 20)
  }

  @Test
  func spacesBeforeTheEllipsisAreOmitted() {
    let shown = TextLayoutTests.lines("ll ll ll ll ll", 45, limit: 1)
    #expect(shown == ["ll ll…"])
  }

  @Test(arguments: [
    (23.85, 1), (23.86, 1), (47.7, 1), (47.72, 2), (71.57, 2), (71.58, 3), (1, 1), (-5, 1),
    (1e12, 4),
  ])
  func heightLimitsTheLines(height: CGFloat, count: Int) {
    #expect(TextLayoutTests.lines("l\nl\nl\nl", nil, height: height).count == count)
  }

  @Test(arguments: [(0, 1), (-3, 1), (1, 1), (2, 2), (9, 4)])
  func limitIsAtLeastOneLine(limit: Int, count: Int) {
    #expect(TextLayoutTests.lines("l\nl\nl\nl", nil, limit: limit).count == count)
  }

  @Test
  func lineSpacingIsAddedBetweenLines() throws {
    let text = Text("l\nl\nl")
    let plain = try TextLayoutTests.size(text).height
    #expect(abs(plain - 3 * TextLayoutTests.lineHeight) < 0.001)
    #expect(abs(try TextLayoutTests.size(text.lineSpacing(5)).height - plain - 10) < 0.001)
    #expect(abs(try TextLayoutTests.size(text.lineSpacing(-5)).height - plain) < 0.001)
    #expect(abs(try TextLayoutTests.size(text.lineSpacing(.infinity)).height - plain) < 0.001)
  }

  /// The scale decreases in steps of a twentieth, but not below its minimum.
  @Test(arguments: [(0.5, 0.75), (0.74, 0.75), (0.76, 0.76), (0.9, 0.9), (1, 1), (2, 1), (0, 0.75)])
  func textShrinksInSteps(minimum: CGFloat, scale: CGFloat) throws {
    let text = Text("llllllllll").lineLimit(1).minimumScaleFactor(minimum)
    let size = try TextLayoutTests.size(text, 40)
    #expect(abs(size.height - TextLayoutTests.lineHeight * scale) < 0.001)
  }

  @Test
  func textShrinksToATwentiethAtMost() throws {
    let text = Text(String(repeating: "l", count: 1000)).lineLimit(1).minimumScaleFactor(0)
    let size = try TextLayoutTests.size(text, 40)
    #expect(abs(size.height - TextLayoutTests.lineHeight * 0.05) < 0.001)
  }

  /// The bars of a redacted text are 0.8 of the line high and vertically centred.
  @Test(arguments: [(TextAlignment.leading, 0.0), (.center, 44.8), (.trailing, 89.6)])
  func placeholdersAreBars(alignment: TextAlignment, x: CGFloat) throws {
    var environment = EnvironmentValues()
    environment.font = .system(size: 20)
    environment.multilineTextAlignment = alignment
    let text = StyledText(Text(verbatim: "ll\n \nl"), in: environment)
    let bars = TextLines(text, in: .unspecified).placeholders(in: CGSize(width: 100, height: 80))
    #expect(bars.count == 2)
    let box = try #require(bars.first).bar.boundingRect
    let (height, line) = (0.8 * TextLayoutTests.lineHeight, TextLayoutTests.lineHeight)
    #expect(box.isNear(CGRect(x, (line - height) / 2, 10.4, height)))
    #expect(bars[1].bar.boundingRect.minY > 2 * line)
    #expect(bars.map(\.style) == [0, 0])
    let mirrored = TextLines(text, in: .unspecified)
      .placeholders(in: CGSize(width: 100, height: 80), isMirrored: true)
    #expect(abs(mirrored[0].bar.boundingRect.minX - (89.6 - x)) < 0.001)
  }
}

extension CGSize {
  fileprivate func isNear(_ width: Double, _ height: Double) -> Bool {
    abs(Double(self.width) - width) < 0.001 && abs(Double(self.height) - height) < 0.001
  }
}
