import Foundation
import Pixels
import Testing

@testable import Scene

/// The source lines and texts that belong to a difference.
@Suite struct ChangedLinesTests {
  static let red = RGBA(red: UInt8(255), green: 0, blue: 0)
  static let blue = RGBA(red: UInt8(0), green: 0, blue: 255)

  static func line(_ number: UInt) -> SourceLine? { SourceLine("Module/File.swift", number) }

  static func leaf(
    _ rect: CGRect,
    _ color: RGBA,
    line: UInt?,
    blend: BlendMode = .normal,
    transform: CGAffineTransform = .identity
  ) -> DisplayList.Node {
    .leaf(
      .init(
        name: ElementName("A", line: line.flatMap(Self.line)),
        outline: .fill(Path(rect), evenOdd: false),
        paint: .solid(color),
        blend: blend,
        transform: transform
      )
    )
  }

  static func list(_ nodes: DisplayList.Node...) -> DisplayList {
    let ground = leaf(CGRect(x: 0, y: 0, width: 40, height: 40), .white, line: 1)
    return DisplayList(size: CGSize(width: 40, height: 40), nodes: [ground] + nodes)
  }

  static func changes(_ before: DisplayList, _ after: DisplayList, scale: Double = 1) throws
    -> [[Int]]
  {
    try after.changedLines(
      reference: before.bitmap(scale: scale),
      actual: after.bitmap(scale: scale),
      scale: scale
    ).map { [$0.line.line, $0.pixels] }
  }

  static func square(_ side: CGFloat, at x: CGFloat, _ y: CGFloat = 3) -> CGRect {
    CGRect(x: x, y: y, width: side, height: side)
  }

  @Test(arguments: [(1.0, 1), (2, 4), (3, 9)]) func newElementsAreNamed(scale: Double, area: Int)
    throws
  {
    let after = Self.list(Self.leaf(Self.square(8, at: 3), Self.red, line: 2))
    #expect(try Self.changes(Self.list(), after, scale: scale) == [[2, 64 * area]])
  }

  /// The pixels that a moved element left belong to it as well.
  @Test func movedElementsAreNamed() throws {
    let before = Self.list(
      Self.leaf(Self.square(8, at: 3), Self.red, line: 2),
      Self.leaf(Self.square(8, at: 3, 20), Self.blue, line: 3)
    )
    let after = Self.list(
      Self.leaf(Self.square(8, at: 5), Self.red, line: 2),
      Self.leaf(Self.square(8, at: 3, 20), Self.blue, line: 3)
    )
    #expect(try Self.changes(before, after) == [[2, 32]])
  }

  /// Lines with at least an eighth of the largest number of pixels are kept, in descending order.
  @Test func linesWithFewPixelsAreOmitted() throws {
    let parts = { (widths: [CGFloat]) in
      widths.enumerated().map { index, width in
        Self.leaf(
          CGRect(x: 0, y: CGFloat(index), width: width, height: 1),
          Self.red,
          line: UInt(index + 2)
        )
      }
    }
    let ground = Self.list()
    var after = ground
    after.nodes += parts([4, 32, 3, 8, 8])
    #expect(try Self.changes(ground, after) == [[3, 32], [5, 8], [6, 8], [2, 4]])
    after.nodes = ground.nodes + parts([3, 24])
    #expect(try Self.changes(ground, after) == [[3, 24], [2, 3]])
    after.nodes = ground.nodes + parts([3, 25])
    #expect(try Self.changes(ground, after) == [[3, 25]])
  }

  @Test func elementsOfOneLineAreAdded() throws {
    let after = Self.list(
      Self.leaf(Self.square(4, at: 3), Self.red, line: 2),
      Self.leaf(Self.square(4, at: 13), Self.blue, line: 3),
      Self.leaf(Self.square(4, at: 23), Self.red, line: 2)
    )
    #expect(try Self.changes(Self.list(), after) == [[2, 32], [3, 16]])
    #expect(try Self.changes(after, after) == [])
  }

  @Test func elementsWithoutALineAreOmitted() throws {
    let after = Self.list(Self.leaf(Self.square(4, at: 3), Self.red, line: nil))
    #expect(try Self.changes(Self.list(), after) == [])
  }

  /// Transparent elements show nothing, and a clip applies.
  @Test func onlyVisibleElementsAreNamed() throws {
    let clear = Self.leaf(Self.square(8, at: 3), .clear, line: 2)
    let inner = Self.leaf(Self.square(8, at: 3), Self.red, line: 3)
    let clip = DisplayList.Clip(path: Path(CGRect(x: 0, y: 0, width: 5, height: 40)))
    let group = DisplayList.Node.group(
      .init(name: "G", opacity: 0.5, clip: clip, nodes: [inner, clear])
    )
    let after = Self.list(group)
    #expect(try Self.changes(Self.list(), after) == [[3, 16]])
  }

  @Test(arguments: [BlendMode.clear, .copy, .sourceIn]) func clearElementsThatEraseAreNamed(
    mode: BlendMode
  ) throws {
    let eraser = Self.leaf(Self.square(8, at: 3), .clear, line: 2, blend: mode)
    #expect(try Self.changes(Self.list(), Self.list(eraser)) == [[2, 64]])
  }

  /// Only opaque colours that replace others are recognised where they were.
  @Test func blendedElementsHaveNoColor() throws {
    let before = Self.list(
      Self.leaf(Self.square(8, at: 3), Self.red, line: 2, blend: .multiply)
    )
    let after = Self.list(
      Self.leaf(Self.square(8, at: 20), Self.red, line: 2, blend: .multiply)
    )
    // The pixels that it left belong to the ground.
    #expect(try Self.changes(before, after) == [[1, 64], [2, 64]])
    let plain = Self.list(Self.leaf(Self.square(8, at: 20), Self.red, line: 2))
    #expect(try Self.changes(before, plain) == [[2, 128]])
  }

  @Test func pixelsOfAnElementAreClipped() throws {
    let picture = try Self.list().bitmap()
    func pixels(_ rect: CGRect, _ scale: Double, _ move: CGAffineTransform = .identity)
      -> PixelRect?
    {
      guard case .leaf(let leaf) = Self.leaf(rect, Self.red, line: 1, transform: move) else {
        return nil
      }
      return leaf.pixels(scale: scale, in: picture)
    }
    #expect(
      pixels(CGRect(x: 1, y: 2, width: 3, height: 4), 1)
        == PixelRect(x: 1, y: 2, width: 3, height: 4)
    )
    #expect(
      pixels(CGRect(x: 1, y: 2, width: 3, height: 4), 2)
        == PixelRect(x: 2, y: 4, width: 6, height: 8)
    )
    #expect(
      pixels(CGRect(x: 1.5, y: 2.5, width: 3, height: 4), 1)
        == PixelRect(x: 1, y: 2, width: 4, height: 5)
    )
    #expect(
      pixels(CGRect(x: -5, y: 30, width: 7, height: 40), 1)
        == PixelRect(x: 0, y: 30, width: 2, height: 10)
    )
    #expect(
      pixels(CGRect(x: 1, y: 2, width: 3, height: 4), 1, .init(2, 0, 0, 3, 10, 1))
        == PixelRect(x: 12, y: 7, width: 6, height: 12)
    )
    #expect(
      pixels(CGRect(x: 50, y: 2, width: 3, height: 4), 1)
        == PixelRect(x: 0, y: 0, width: 0, height: 0)
    )
    let stroke = DisplayList.Leaf(
      name: "S",
      outline: .stroke(Path("10 20 m 20 20 l") ?? Path(), StrokeStyle(lineWidth: 4)),
      paint: .solid(Self.red)
    )
    #expect(stroke.pixels(scale: 1, in: picture) == PixelRect(x: 10, y: 18, width: 10, height: 4))
  }

  @Test func unionContainsBoth() {
    let (first, second) = (
      PixelRect(x: 3, y: 9, width: 4, height: 2), PixelRect(x: 1, y: 10, width: 3, height: 7)
    )
    let union = PixelRect(x: 1, y: 9, width: 6, height: 8)
    #expect(first.union(second) == union)
    #expect(second.union(first) == union)
    #expect(first.union(first) == first)
    #expect(union.union(first) == union)
  }

  // MARK: - Texts

  /// Returns a text of strokes: one line per digit, or two for an eight.
  static func text(
    _ digits: [Int],
    name: String = "V/Text",
    color: RGBA = .black,
    y: CGFloat = 10,
    width: CGFloat = 1,
    hasLabel: Bool = false
  ) -> DisplayList.Node {
    let path = Path { path in
      for (index, digit) in digits.enumerated() {
        let x = 4 + CGFloat(index) * 8
        path.move(to: CGPoint(x: x, y: y))
        path.addLine(to: CGPoint(x: x, y: y + 8))
        guard digit == 8 else { continue }
        path.move(to: CGPoint(x: x + 4, y: y))
        path.addLine(to: CGPoint(x: x + 4, y: y + 8))
      }
    }
    return .leaf(
      .init(
        name: ElementName(name),
        outline: .stroke(path, StrokeStyle(lineWidth: width)),
        paint: .solid(color),
        label: hasLabel ? TextLabel(text: "\(digits)", font: "F") : nil
      )
    )
  }

  static func texts(_ before: DisplayList, _ after: DisplayList) throws -> [String] {
    try after.changedTexts(reference: before.bitmap(), scale: 1)
  }

  @Test func changedTextsAreNamed() throws {
    let (one, eight) = (Self.list(Self.text([1, 1])), Self.list(Self.text([1, 8])))
    #expect(try Self.texts(one, eight) == ["V/Text"])
    #expect(try Self.texts(one, one) == [])
    #expect(try Self.texts(Self.list(), Self.list()) == [])
  }

  @Test(arguments: [
    ("V/Text", false, true), ("V/Text[3]", false, true), ("Text", false, true),
    ("V/Label", false, false), ("V/Label", true, true), ("V/Text/Line", false, false),
    ("V/Texts", false, false), ("", false, false), ("", true, true),
  ])
  func textsHaveALabelOrTheirName(name: String, hasLabel: Bool, isText: Bool) throws {
    let (one, eight) = (
      Self.list(Self.text([1, 1], name: name, hasLabel: hasLabel)),
      Self.list(Self.text([1, 8], name: name, hasLabel: hasLabel))
    )
    #expect(try Self.texts(one, eight) == (isText ? [name] : []))
  }

  /// Lines of one text have one name, and are named once; texts in groups are found.
  @Test func eachTextIsNamedOnce() throws {
    func lines(_ digits: [Int], _ more: [Int]) -> DisplayList {
      let nodes = [Self.text(digits, y: 3), Self.text(more, y: 14)]
      return Self.list(.group(DisplayList.Group(name: "G", nodes: nodes)))
    }
    #expect(try Self.texts(lines([1], [1]), lines([8], [8])) == ["V/Text"])
    #expect(try Self.texts(lines([1], [1]), lines([1], [8])) == ["V/Text"])
    #expect(try Self.texts(lines([1], [1]), lines([8], [1])) == ["V/Text"])
  }

  /// Texts of other colours are separate, also with the same name, which is named once.
  @Test(arguments: ["V/Text", "W/Text"]) func textsOfOtherColorsAreSeparate(name: String) throws {
    func texts(_ upper: [Int], _ lower: [Int]) -> DisplayList {
      Self.list(Self.text(upper, y: 3), Self.text(lower, name: name, color: Self.blue, y: 29))
    }
    let all = name == "V/Text" ? [name] : ["V/Text", name]
    #expect(try Self.texts(texts([1], [1]), texts([8], [8])) == all)
    #expect(try Self.texts(texts([1], [1]), texts([8], [1])) == ["V/Text"])
    #expect(try Self.texts(texts([1], [1]), texts([1], [8])) == [name])
  }

  @Test func otherChangesAreNotText() throws {
    let before = Self.list(Self.text([1, 1]))
    let square = Self.leaf(CGRect(x: 30, y: 30, width: 5, height: 5), Self.red, line: 2)
    #expect(try Self.texts(before, Self.list(Self.text([1, 8]), square)) == [])
    let wide = DisplayList(
      size: CGSize(width: 41, height: 40),
      nodes: Self.list(Self.text([1, 8])).nodes
    )
    #expect(try Self.texts(before, wide) == [])
  }

  /// The widest stroke of a text determines the size from which pixels count as a block.
  @Test(arguments: [(1.0, 4.0), (4, 1)]) func thickStrokesAreNotBlocks(
    first: Double,
    second: Double
  )
    throws
  {
    func lines(_ digit: Int) -> DisplayList {
      Self.list(
        Self.text([1], width: first),
        Self.text([first > second ? 1 : digit], y: 21, width: second),
        Self.text([first > second ? digit : 1], width: first)
      )
    }
    #expect(try Self.texts(lines(1), lines(8)) == ["V/Text"])
  }
}
