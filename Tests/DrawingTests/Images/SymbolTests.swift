import Foundation
import Pixels
import Scene
import Testing

@testable import Drawing

@Suite
struct SymbolTests {
  private static func count(_ name: String) throws -> Int {
    try Image(systemName: name).drawn(40, 40).leaves.count
  }

  @Test(arguments: [
    "star", "star.fill", "heart.circle.fill", "xmark", "chevron.left", "sun.max.fill",
  ])
  func knownSymbolsAreOneDrawing(name: String) throws {
    #expect(try SymbolTests.count(name) == 1)
    #expect(
      try Image(systemName: name).drawn(40, 40).svg() != Image(systemName: "?").drawn(40, 40).svg()
    )
  }

  @Test(arguments: [
    "snow", "line.diagonal", "backward.fill", "forward.fill", "mic.fill",
    "exclamationmark.triangle",
    "questionmark.circle", "airplane", "clock", "lock.fill", "envelope", "eye.fill", "music.note",
    "square.grid.2x2.fill", "arrow.clockwise", "trash.circle.fill",
  ])
  func commonSymbolsAreKnown(name: String) {
    #expect(!SymbolGlyph(named: name).isUnknown)
  }

  @Test(
    arguments: SymbolOutline.closedObjects.keys.sorted() + SymbolOutline.openSigns.keys.sorted()
  )
  func outlinesAreInTheUnitSquare(name: String) {
    let glyph = SymbolGlyph(named: name)
    let filled = SymbolGlyph(named: name + ".fill")
    #expect(!glyph.lines.isEmpty && !(filled.areas.isEmpty && filled.lines.isEmpty))
    #expect(CGRect(x: 0, y: 0, width: 1, height: 1).contains(glyph.lines.boundingRect))
  }

  @Test(arguments: ["plus.circle.fill", "xmark.square.fill", "xmark.seal.fill"])
  func crossingLinesInAFilledFrameAreCutOut(name: String) throws {
    let picture = try Image(systemName: name).resizable().frame(width: 41, height: 41)
      .drawn(41, 41).bitmap(scale: 1)
    let alphas = stride(from: 3, to: picture.bytes.count, by: 4).map { picture.bytes[$0] }
    #expect(alphas[20 * 41 + 20] == 0)
    #expect(alphas[20 * 41 + 6] == 255)
  }

  @Test
  func symbolSizeFollowsTheFont() throws {
    let small = try Image(systemName: "star").font(.system(size: 10)).drawn(nil, nil).size
    let large = try Image(systemName: "star").font(.system(size: 10)).imageScale(.large).drawn(
      nil,
      nil
    ).size
    #expect(abs(small.width - 11.7) < 1e-9)
    #expect(abs(large.width - 11.7 * 1.28) < 1e-9)
  }

  @Test
  func resizableSymbolsTakeTheirFrame() throws {
    let picture = try Image(systemName: "square.fill").resizable().frame(width: 80, height: 40)
      .drawn(100, 100)
    let box = try #require(picture.leaves.first).outline.path.boundingRect
    #expect(box.width > 60)
    #expect(box.height < 40)
  }

  @Test
  func symbolsAreInTheForegroundStyle() throws {
    let picture = try Image(systemName: "star.fill").foregroundColor(.red).drawn(40, 40)
    #expect(picture.leaves.first?.color == Color.red.rgbaBytes)
  }

  private static let box = CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8)

  /// A box with both diagonals.
  @Test(arguments: ["unknown", "", "star.unknown", "unknown.fill", "fill", "unknown.circle"])
  func unknownSymbolsAreCrossedBoxes(name: String) {
    let glyph = SymbolGlyph(named: name)
    var expected = Path(SymbolTests.box)
    expected.addLines([CGPoint(x: 0.1, y: 0.1), CGPoint(x: 0.9, y: 0.9)])
    expected.addLines([CGPoint(x: 0.9, y: 0.1), CGPoint(x: 0.1, y: 0.9)])
    #expect(glyph.isUnknown && glyph.lines == expected)
    #expect(glyph.areas.isEmpty && glyph.holes.isEmpty)
  }

  @Test
  func symbolsInAFrameAreHalfAsLarge() {
    let circle = Path(ellipseIn: CGRect(x: 0.04, y: 0.04, width: 0.92, height: 0.92))
    let square = Path(
      roundedRect: CGRect(x: 0.08, y: 0.08, width: 0.84, height: 0.84),
      cornerRadius: 0.18
    )
    let half = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0.25, ty: 0.25)
    let plus = SymbolGlyph(named: "plus")
    #expect(!plus.lines.isEmpty && plus.areas.isEmpty && plus.holes.isEmpty && !plus.isUnknown)
    let framed = SymbolGlyph(named: "plus.square")
    var lines = square
    lines.addPath(plus.lines, transform: half)
    #expect(framed.lines == lines && framed.areas.isEmpty && framed.holes.isEmpty)
    let filled = SymbolGlyph(named: "plus.circle.fill")
    #expect(filled.areas == circle && filled.lines.isEmpty)
    #expect(filled.holes == plus.lines.applying(half))
    let heart = SymbolGlyph(named: "heart.fill")
    #expect(heart.areas == SymbolGlyph(named: "heart").lines && heart.lines.isEmpty)
    let inside = SymbolGlyph(named: "heart.circle")
    #expect(inside.areas == heart.areas.applying(half) && inside.lines == circle)
    let cut = SymbolGlyph(named: "heart.circle.fill")
    var areas = circle
    areas.addPath(heart.areas, transform: half)
    #expect(cut.areas == areas && cut.holes.isEmpty)
    #expect(SymbolGlyph.holeStrokeWidth == 0.09)
  }

  @Test
  func variantsAreAddedToTheName() throws {
    func outlines(_ view: some View) throws -> [DisplayList.Outline] {
      try view.drawn(40, 40).leaves.map(\.outline)
    }
    let star = Image(systemName: "star")
    #expect(try outlines(star.symbolVariant(.fill)) == outlines(Image(systemName: "star.fill")))
    #expect(
      try outlines(star.symbolVariant(.circle.fill))
        == outlines(Image(systemName: "star.circle.fill"))
    )
    #expect(
      try outlines(Image(systemName: "star.fill").symbolVariant(.fill))
        == outlines(Image(systemName: "star.fill"))
    )
    #expect(try outlines(star.symbolRenderingMode(.monochrome)) == outlines(star))
  }

  @Test(arguments: [(Image.Scale.small, 0.8), (.medium, 1), (.large, 1.28)])
  func scalesAreFactors(scale: Image.Scale, factor: CGFloat) throws {
    let size = try Image(systemName: "star").font(.system(size: 100)).imageScale(scale)
      .drawn(nil, nil).size
    #expect(abs(size.width / 117 - factor) < 0.01)
  }
}
