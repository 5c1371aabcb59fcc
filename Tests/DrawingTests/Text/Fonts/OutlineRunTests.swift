import Foundation
import Scene
import Testing

@testable import Drawing

/// Texts in outline fonts, in boxes of 8 × 14 points that are 10 points apart.
@Suite
struct OutlineRunTests {
  private func drawn(
    _ text: some View,
    by shaper: BoxShaper = BoxShaper(),
    _ width: CGFloat? = nil,
    _ height: CGFloat? = nil
  ) throws -> DisplayList {
    try text.environment(\.textShaper, shaper).font(.system(size: 20)).drawn(width, height)
  }

  /// The left edges of the boxes of a leaf, in points of the picture.
  private func boxes(_ leaf: DisplayList.Leaf) -> [CGFloat] {
    var edges: [CGFloat] = []
    leaf.outline.path.applying(leaf.transform).forEach { element in
      if case .move(let point) = element { edges.append((point.x * 100).rounded() / 100) }
    }
    return edges
  }

  @Test
  func wordsOfAFontAreOneRun() throws {
    let list = try drawn(Text(verbatim: "ab cd"))
    #expect(abs(list.size.width - 50) < 1e-9 && abs(list.size.height - 20) < 1e-9)
    let leaf = try #require(list.leaves.first)
    #expect(list.leaves.count == 1)
    #expect(boxes(leaf) == [0, 10, 30, 40])
    // The baseline is 0.8 of the size below the top.
    #expect(leaf.transform.ty == 16)
    let box = leaf.outline.path.boundingRect
    #expect(abs(box.minY + 14) < 1e-9 && abs(box.maxY) < 1e-9 && abs(box.width - 48) < 1e-9)
    let label = try #require(leaf.label)
    #expect(label.text == "ab cd" && label.font == "Letters 20")
    let run = try #require(label.run)
    #expect(run.family == "Letters" && run.size == 20 && abs(run.width - 50) < 1e-9)
    #expect(run.slant == 0 && run.features == ["kern"] && run.letterSpacing == 0)
    #expect(!run.isRightToLeft)
  }

  @Test
  func spacesAtTheEndsOfARunAreOmitted() throws {
    let list = try drawn(Text(verbatim: "  ab  "))
    let leaf = try #require(list.leaves.first)
    #expect(boxes(leaf) == [20, 30])
    #expect(leaf.transform.tx == 20)
    #expect(leaf.label?.text == "ab")
    #expect(abs((leaf.label?.run?.width ?? 0) - 20) < 1e-9)
    #expect(try drawn(Text(verbatim: "   ")).leaves.isEmpty)
  }

  /// Spaces use the font of the text around them.
  @Test(arguments: [
    ("ab12", ["ab Letters 20", "12 Digits 20"]), ("12 34", ["12 34 Digits 20"]),
    ("ab 12", ["ab Letters 20", "12 Digits 20"]), (" 12", ["12 Digits 20"]),
    ("12 ab", ["12 Digits 20", "ab Letters 20"]),
    ("1a2", ["1 Digits 20", "a Letters 20", "2 Digits 20"]),
  ])
  func eachFontHasSeparateRuns(text: String, labels: [String]) throws {
    let list = try drawn(Text(verbatim: text))
    #expect(list.leaves.map { "\($0.label?.text ?? "") \($0.label?.font ?? "")" } == labels)
    #expect(list.leaves.flatMap(boxes).count == text.filter { $0 != " " }.count)
  }

  @Test
  func stylesAndSlantsBeginRuns() throws {
    let text = Text(verbatim: "a") + Text(verbatim: "b").foregroundColor(.red)
    #expect(try drawn(text).leaves.map { $0.label?.text } == ["a", "b"])
    let slanted = try #require(try drawn(Text(verbatim: "ab").italic()).leaves.first)
    #expect(slanted.label?.font == "Letters slanted 20")
    #expect(slanted.label?.run?.slant == 12)
    // The top of a box is 0.2126 of its height to the right.
    #expect(abs(slanted.outline.path.boundingRect.width - (18 + 0.2126 * 14)) < 1e-6)
  }

  @Test
  func kerningIsAddedToEveryLetter() throws {
    let list = try drawn(Text(verbatim: "abc").kerning(3))
    #expect(abs(list.size.width - 39) < 1e-9)
    #expect(boxes(list.leaves[0]) == [0, 13, 26])
    #expect(list.leaves[0].label?.run?.letterSpacing == 3)
    #expect(abs((list.leaves[0].label?.run?.width ?? 0) - 39) < 1e-9)
    #expect(try drawn(Text(verbatim: "abc").kerning(-99)).size.width == 0)
  }

  /// Capitals run from right to left within a line from left to right.
  @Test(arguments: [
    ("abCDef", ["ab", "CD", "ef"], [[0.0, 10], [30, 20], [40, 50]]),
    ("AB", ["AB"], [[10, 0]]), ("aB c", ["a", "B", "c"], [[0], [10], [30]]),
  ])
  func capitalsRunFromRightToLeft(text: String, labels: [String], places: [[CGFloat]]) throws {
    let list = try drawn(Text(verbatim: text))
    #expect(list.leaves.map { $0.label?.text } == labels)
    #expect(list.leaves.map { Set(boxes($0)) } == places.map(Set.init))
    #expect(
      list.leaves.map { $0.label?.run?.isRightToLeft } == labels.map { $0 == $0.uppercased() }
    )
  }

  /// Spaces at the end of a line from right to left are left of it and don't move it.
  @Test(arguments: [
    ("AB", [0.0, 10]), ("AB  ", [0, 10]), ("A B", [0, 20]), ("ABcd", [20, 30, 0, 10]),
    ("  AB", [0, 10]),
  ])
  func linesRunFromRightToLeft(text: String, places: [CGFloat]) throws {
    let list = try drawn(Text(verbatim: text), by: BoxShaper(base: 1))
    #expect(Set(list.leaves.flatMap(boxes)) == Set(places))
  }

  @Test(arguments: [
    ([], []), ([0, 0, 0], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]),
    ([0, 1, 2, 2, 1, 0], [0, 4, 2, 3, 1, 5]), ([2, 2], [0, 1]), ([2, 1], [1, 0]),
    ([1, 0, 1], [0, 1, 2]), ([1, 1, 0, 1, 1], [1, 0, 2, 4, 3]), ([1, 2, 2, 1], [3, 1, 2, 0]),
    ([3, 3, 2, 1], [3, 1, 0, 2]),
  ])
  func lettersAreOrderedByTheirLevels(levels: [Int], order: [Int]) {
    #expect(TextLines.visualOrder(of: levels) == order)
  }

  @Test
  func linesBreakWhereTheShaperAllows() throws {
    let list = try drawn(Text(verbatim: "ab cd ef"), 55)
    #expect(abs(list.size.width - 50) < 1e-9)
    // Two lines of 20 points with a gap of 2.
    #expect(abs(list.size.height - 42) < 1e-9)
    #expect(list.leaves.map { $0.label?.text } == ["ab cd", "ef"])
    #expect(list.leaves.map(\.transform.ty) == [16, 38])
    // The shaper has no break at a hyphen.
    #expect(try drawn(Text(verbatim: "ab-cd"), 35).leaves.map { $0.label?.text } == ["ab-", "cd"])
    #expect(try drawn(Text(verbatim: "a-bcd"), 35).leaves.map { $0.label?.text } == ["a-b", "cd"])
  }

  @Test
  func ellipsisHasTheFont() throws {
    let list = try drawn(Text(verbatim: "abcdef").lineLimit(1), 45)
    #expect(list.leaves.map { $0.label?.text } == ["abc…"])
    #expect(boxes(list.leaves[0]) == [0, 10, 20, 30])
    let reversed = try drawn(Text(verbatim: "ABCDEF").lineLimit(1), by: BoxShaper(base: 1), 45)
    #expect(reversed.leaves.first?.label?.text == "ABC…")
    #expect(reversed.leaves.first?.label?.run?.isRightToLeft == true)
  }

  @Test
  func scaledTextHasSmallerOutlines() throws {
    let list = try drawn(Text(verbatim: "abcd").lineLimit(1).minimumScaleFactor(0.5), 30)
    #expect(list.leaves.map { $0.label?.text } == ["abcd"])
    #expect(list.leaves.first?.label?.font == "Letters 15")
    #expect(abs(list.size.width - 30) < 0.011)
  }

  /// If the font defines the thickness of lines, they are drawn apart, with flat ends or round
  /// dots.
  @Test
  func linesHaveTheThicknessOfTheFont() throws {
    let shaper = BoxShaper(thicknesses: [0.05, 0.1])
    let list = try drawn(Text(verbatim: "ab").underline(), by: shaper)
    #expect(list.leaves.count == 2)
    guard case .stroke(let path, let style) = list.leaves[1].outline else {
      return #expect(Bool(false), "no line")
    }
    #expect(style == StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .round))
    // A tenth of the size below the baseline.
    #expect(path.boundingRect.isNear(CGRect(0, 18, 20, 0)))
    let struck = try drawn(Text(verbatim: "ab").strikethrough(pattern: .dot), by: shaper)
    guard case .stroke(let dots, let dotted) = struck.leaves[1].outline else {
      return #expect(Bool(false), "no line")
    }
    #expect(dotted == StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    #expect(abs(dots.boundingRect.midY - 10) < 1e-9)
  }

  /// Without a thickness, lines are drawn like the letters of the stroke font.
  @Test
  func linesWithoutAThicknessUseTheStrokeFont() throws {
    let list = try drawn(Text(verbatim: "ab").underline())
    #expect(list.leaves.count == 2)
    guard
      case .stroke(_, let style) = try #require(
        list.leaves.first { if case .stroke = $0.outline { true } else { false } }
      ).outline
    else { return }
    #expect(abs(style.lineWidth - 0.075 * 20) < 1e-9 && style.lineCap == .round)
  }

  @Test
  func layoutsHaveRunsPerFontAndDirection() throws {
    let recorder = LayoutRecorder()
    let list = try drawn(Text(verbatim: "ab12CD").underline().textRenderer(recorder))
    let line = try #require(recorder.record.layout?.first)
    #expect(line.map(\.count) == [2, 2, 2])
    #expect(line.map(\.layoutDirection) == [.leftToRight, .leftToRight, .rightToLeft])
    #expect(line[2].characterIndices.map(\.offset) == [5, 4])
    #expect(!list.leaves.isEmpty)
    let bounds = line[0].typographicBounds
    #expect(bounds.rect.isNear(CGRect(0, 0, 20, 20)))
    #expect(abs(bounds.ascent - 16) < 1e-9 && abs(bounds.descent - 4) < 1e-9)
    #expect(line[0].letters.allSatisfy { $0.bounds.leading == 2 })
  }

  @Test
  func notesOfTheShaperBelongToTheText() {
    var environment = EnvironmentValues()
    environment.textShaper = BoxShaper(notes: ["no glyph"])
    #expect(StyledText(Text(verbatim: "a"), in: environment).notes == ["no glyph"])
    #expect(StyledText(Text(verbatim: "a"), in: EnvironmentValues()).notes.isEmpty)
  }

  @Test
  func heightsIncludeThoseOfAnotherFont() {
    var heights = FontHeights()
    #expect(heights.lineGap == 0 && heights.leading == 0 && heights.rules == [0.12, -0.26])
    #expect(heights.ascent == 0.952 && heights.descent == 0.241 && heights.ruleThicknesses == nil)
    var tall = FontHeights()
    (tall.ascent, tall.descent, tall.lineGap) = (2, 0.1, 0.3)
    heights.extend(to: tall)
    #expect(heights.ascent == 2 && heights.descent == 0.241 && heights.lineGap == 0.3)
    tall.extend(to: FontHeights())
    #expect(tall.ascent == 2 && tall.descent == 0.241 && tall.lineGap == 0.3)
  }
}
