import Drawing
import Pixels
import Scene
import Testing

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
}
