#if Pictures
import Foundation
import Pixels
import SnapshotCore
import Testing

@testable import SnapshotTool

@Suite struct TerminalPictureTests {
  private static let colored = Style(choice: .always, variables: [:])

  /// Returns a white picture in which some pixels are black.
  private func bitmap(_ width: Int, _ height: Int, black: [(Int, Int)] = []) throws -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for (x, y) in black {
      for channel in 0..<3 { bytes[(y * width + x) * 4 + channel] = 0 }
    }
    return try #require(Bitmap(width: width, height: height, bytes: bytes))
  }

  private func text(
    _ reference: Bitmap?,
    _ actual: Bitmap?,
    mask: Bitmap? = nil,
    isZoomed: Bool = true,
    columns: Int,
    rows: Int
  ) throws -> [String] {
    try TerminalPicture(style: Self.colored, isZoomed: isZoomed)
      .text(
        reference: reference.map { try PNG.encode($0) },
        actual: actual.map { try PNG.encode($0) },
        mask: mask.map { try PNG.encode($0) },
        columns: columns,
        rows: rows
      )
      .split(separator: "\n").map(String.init)
  }

  private func dim(_ text: String) -> String { "\u{1B}[2m\(text)\u{1B}[0m" }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: - Panels

  struct Layout: Sendable {
    var picture: (width: Int, height: Int)
    var columns: Int
    var rows: Int
    /// The width of a panel in columns, and the height in rows.
    var panel: (width: Int, height: Int)
    var magnification: Int
  }

  /// Three panels share the columns except two gaps of two; the caption takes one row. A pixel is
  /// magnified by one more than fits, and a row shows two pixels.
  static let layouts = [
    Layout(picture: (4, 4), columns: 40, rows: 10, panel: (12, 9), magnification: 4),
    Layout(picture: (4, 4), columns: 100, rows: 5, panel: (32, 4), magnification: 3),
    Layout(picture: (30, 2), columns: 64, rows: 30, panel: (20, 29), magnification: 1),
    Layout(picture: (2, 2), columns: 10, rows: 2, panel: (4, 3), magnification: 3),
    Layout(picture: (2, 3), columns: 16, rows: 4, panel: (4, 3), magnification: 3),
    Layout(picture: (2, 3), columns: 19, rows: 5, panel: (5, 4), magnification: 3),
  ]

  @Test(arguments: layouts)
  func panelsFillTheTerminal(_ layout: Layout) throws {
    let (width, height) = layout.picture
    let reference = try bitmap(width, height)
    let actual = try bitmap(width, height, black: [(0, 0)])
    let lines = try text(
      reference,
      actual,
      isZoomed: false,
      columns: layout.columns,
      rows: layout.rows
    )
    let panels = ComparisonPanels(reference: reference, actual: actual, tolerance: .exact)
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    let blocks = [ComparisonPanels.Content.reference, .actual, .difference].map { content in
      panels.panel(content, of: whole, magnification: layout.magnification, x: 0, y: 0)
        .halfBlocks(columns: layout.panel.width, rows: layout.panel.height)
    }
    let expected = blocks[0].indices.map { row in
      blocks.map { $0[row] }.joined(separator: "  ")
    }
    #expect(Array(lines.dropFirst()) == expected)
    let names = ["reference", "actual"].map { name in
      (name + spaces(layout.panel.width)).prefix(layout.panel.width) + "  "
    }
    let last = "difference".prefix(layout.panel.width)
    #expect(lines.first == dim(names.joined() + last))
  }

  @Test func aSinglePictureTakesTheWholeWidth() throws {
    let picture = try bitmap(3, 2, black: [(1, 1)])
    let blocks = picture.halfBlocks(columns: 40, rows: 9)
    #expect(try text(picture, nil, columns: 40, rows: 10) == [dim("reference")] + blocks)
    #expect(try text(nil, picture, columns: 40, rows: 10) == [dim("actual")] + blocks)
    #expect(try text(nil, nil, columns: 40, rows: 10) == [])
  }

  @Test func aDamagedPictureIsOmitted() throws {
    let file = try PNG.encode(try bitmap(3, 2))
    let picture = TerminalPicture(style: Self.colored)
    let one = picture.text(reference: [1], actual: file, mask: nil, columns: 40, rows: 10)
    #expect(one.hasPrefix(dim("actual")))
    let none = picture.text(reference: [1], actual: [2], mask: nil, columns: 40, rows: 10)
    #expect(none.isEmpty)
    let plain = TerminalPicture(style: Style(choice: .never, variables: [:]))
    #expect(plain.text(reference: file, actual: file, mask: nil, columns: 40, rows: 10).isEmpty)
  }

  @Test func picturesOfDifferentSizesShareTheLargerOne() throws {
    let lines = try text(try bitmap(2, 8), try bitmap(6, 4), isZoomed: false, columns: 40, rows: 10)
    let panels = ComparisonPanels(
      reference: try bitmap(2, 8),
      actual: try bitmap(6, 4),
      tolerance: .exact
    )
    let whole = PixelRect(x: 0, y: 0, width: 6, height: 8)
    let first = panels.panel(.reference, of: whole, magnification: 3, x: 0, y: 0)
      .halfBlocks(columns: 12, rows: 9)
    #expect(lines.dropFirst().map { $0.hasPrefix(first[0]) }.first == true)
    #expect(lines.count == 1 + first.count)
  }

  // MARK: - The part that differs

  /// The margin is a quarter of the longer side, at least 4 pixels, and ends with the picture.
  @Test(arguments: [
    ((50, 40, 1, 1), (46, 36, 9, 9)), ((30, 30, 40, 20), (20, 20, 60, 40)),
    ((30, 30, 20, 48), (18, 18, 44, 72)), ((0, 0, 1, 1), (0, 0, 5, 5)),
    ((99, 99, 1, 1), (95, 95, 5, 5)), ((0, 0, 75, 10), (0, 0, 93, 28)),
    ((0, 0, 20, 90), (0, 0, 42, 100)), ((0, 0, 60, 60), (0, 0, 75, 75)),
    ((0, 0, 61, 61), (0, 0, 100, 100)), ((10, 10, 80, 80), (0, 0, 100, 100)),
    ((0, 0, 60, 80), (0, 0, 100, 100)), ((3, 3, 19, 19), (0, 0, 26, 26)),
  ])
  func theDifferenceHasAMargin(_ box: (Int, Int, Int, Int), _ part: (Int, Int, Int, Int)) {
    let rect = { (r: (Int, Int, Int, Int)) in PixelRect(x: r.0, y: r.1, width: r.2, height: r.3) }
    let picture = TerminalPicture(style: Self.colored)
    #expect(picture.zoomed(rect(box), in: rect((0, 0, 100, 100))) == rect(part))
  }

  @Test func withoutADifferenceTheWholePictureIsShown() {
    let whole = PixelRect(x: 0, y: 0, width: 9, height: 8)
    #expect(TerminalPicture(style: Self.colored).zoomed(nil, in: whole) == whole)
  }

  /// The names take two panels, two gaps and ten characters; the part takes 20.
  @Test(arguments: [
    (80, false), (89, false), (91, false), (92, true), (93, true), (94, true), (200, true),
  ])
  func thePartIsNamedIfItFits(columns: Int, isNamed: Bool) throws {
    let reference = try bitmap(100, 100)
    let actual = try bitmap(100, 100, black: [(50, 40)])
    let caption = try #require(try text(reference, actual, columns: columns, rows: 10).first)
    #expect(caption.hasSuffix("difference  (x 46…54, y 36…44)\u{1B}[0m") == isNamed)
    #expect(caption.hasSuffix("difference\u{1B}[0m") == !isNamed)
  }

  @Test func theWholePictureIsNotNamed() throws {
    let reference = try bitmap(100, 100)
    let actual = try bitmap(100, 100, black: [(50, 40)])
    let whole = try text(reference, actual, isZoomed: false, columns: 200, rows: 10)
    #expect(whole.first?.hasSuffix("difference\u{1B}[0m") == true)
    let equal = try text(reference, reference, columns: 200, rows: 10)
    #expect(equal.first?.hasSuffix("difference\u{1B}[0m") == true)
  }

  @Test func aMaskOfTheTestIsUsedIfItHasTheSameSize() throws {
    let reference = try bitmap(100, 100)
    let actual = try bitmap(100, 100, black: [(50, 40)])
    var marks = [UInt8](repeating: 0, count: 40_000)
    // The colour of pixels that differ too much.
    marks.replaceSubrange((10 * 100 + 20) * 4..<(10 * 100 + 21) * 4, with: [235, 0, 60, 255])
    let mask = try #require(Bitmap(width: 100, height: 100, bytes: marks))
    let caption = try text(reference, actual, mask: mask, columns: 200, rows: 10).first
    #expect(caption?.contains("(x 16…24, y 6…14)") == true)
    let other = try text(reference, actual, mask: try bitmap(9, 9), columns: 200, rows: 10).first
    #expect(other?.contains("(x 46…54, y 36…44)") == true)
  }

  // MARK: - kitty’s protocol

  /// Returns bytes with the width and height of a PNG file.
  private func file(_ width: Int, _ height: Int, count: Int = 30) -> [UInt8] {
    let sides = [width, height].flatMap { side in
      [0, 0, UInt8(side >> 8 & 255), UInt8(side & 255)] as [UInt8]
    }
    let all =
      [UInt8](repeating: 7, count: 16) + sides + [UInt8](repeating: 9, count: max(count, 24))
    return Array(all.prefix(count))
  }

  @Test(arguments: [
    (100, 10, 20, 5, "c=20"), (10, 100, 20, 5, "r=5"), (20, 10, 8, 2, "r=2"), (21, 10, 8, 2, "c=8"),
    (300, 1, 599, 1, "c=599"), (300, 1, 600, 1, "r=1"), (150, 300, 1, 1, "r=1"),
    (151, 300, 1, 1, "c=1"),
  ])
  func theLongerSideFits(width: Int, height: Int, columns: Int, rows: Int, size: String) {
    let text = TerminalPicture(style: Self.colored)
      .kitty(file(width, height), columns: columns, rows: rows)
    #expect(text.hasPrefix("\u{1B}_Ga=T,f=100,\(size),q=2,m=0;"))
    #expect(text.hasSuffix("\u{1B}\\"))
  }

  @Test func aLongFileIsSentInPieces() {
    let picture = TerminalPicture(style: Self.colored)
    let end = "\u{1B}\\"
    let one = picture.kitty(file(1, 100, count: 3_072), columns: 1, rows: 1)
    #expect(one.utf8.count == "\u{1B}_Ga=T,f=100,r=1,q=2,m=0;".utf8.count + 4_096 + end.utf8.count)
    let bytes = file(1, 100, count: 3_073)
    let two = picture.kitty(bytes, columns: 1, rows: 1)
    let pieces = two.components(separatedBy: end)
    #expect(pieces.count == 3 && pieces[2].isEmpty)
    #expect(pieces[0].hasPrefix("\u{1B}_Ga=T,f=100,r=1,q=2,m=1;"))
    #expect(pieces[0].split(separator: ";")[1].utf8.count == 4_096)
    #expect(pieces[1].hasPrefix("\u{1B}_Gq=2,m=0;"))
    #expect(pieces[1].split(separator: ";")[1].utf8.count == 4)
  }

  @Test(arguments: [(0, true), (24, true), (25, false)])
  func aFileWithoutContentsIsNotSent(count: Int, isEmpty: Bool) {
    let text = TerminalPicture(style: Self.colored)
      .kitty(file(1, 1, count: count), columns: 1, rows: 1)
    #expect(text.isEmpty == isEmpty)
  }

  /// A magnified part has at most four million pixels.
  @Test(arguments: [
    (500, 500, 1, true, 4), (500, 501, 1, true, 1), (10, 10, 6, true, 6), (10, 10, 2, true, 4),
    (10, 10, 6, false, 7), (10, 10, 0, false, 1), (1_000, 1_000, 1, false, 2),
    (1_000, 1_001, 1, false, 1), (1_001, 1_000, 1, false, 1),
  ])
  func onlySmallPartsAreMagnified(
    width: Int,
    height: Int,
    factor: Int,
    isKitty: Bool,
    magnification: Int
  ) {
    let part = PixelRect(x: 1, y: 2, width: width, height: height)
    let found = TerminalPicture.magnification(of: part, fitting: factor, isKitty: isKitty)
    #expect(found == magnification)
  }
}
#endif
