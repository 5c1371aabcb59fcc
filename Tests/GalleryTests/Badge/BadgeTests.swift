import Drawing
import Gallery
import Scene
import Testing

@Suite
struct BadgeTests {
  @Test
  func badgeIsSquare() throws {
    let renderer = ImageRenderer(content: Badge())
    renderer.proposedSize = ProposedViewSize(width: 300, height: 500)
    #expect(try renderer.displayList().size == CGSize(width: 300, height: 300))
  }

  @Test
  func backgroundAloneIsSquare() throws {
    let renderer = ImageRenderer(content: BadgeBackground())
    renderer.proposedSize = ProposedViewSize(width: 300, height: 500)
    #expect(try renderer.displayList().size == CGSize(width: 300, height: 300))
  }

  /// The hexagon is 0.832 of the shorter side wide and in the middle of its frame.
  @Test(arguments: [
    (CGRect(10, 20, 200, 100), CGRect(68.4, 20, 83.2, 100)),
    (CGRect(10, 20, 100, 200), CGRect(18.4, 70, 83.2, 100)),
  ])
  func hexagonIsCentredInItsFrame(frame: CGRect, box: CGRect) {
    let path = Hexagon().path(in: frame)
    let points = path.points
    #expect(points[0].isNear(CGPoint(x: box.minX + 0.95 * box.width, y: box.minY + 28.5)))
    #expect(points[1].isNear(CGPoint(x: box.minX + 0.6 * box.width, y: box.minY + 5)))
    // The control point of the first curve is the upper corner.
    #expect(points.contains { $0.isNear(CGPoint(x: box.midX, y: box.minY)) })
    #expect(abs((points.map(\.x).min() ?? 0) - box.minX) < 0.001)
    #expect(abs((points.map(\.x).max() ?? 0) - box.maxX) < 0.001)
    #expect(abs((points.map(\.y).min() ?? 0) - box.minY) < 0.001)
    #expect(abs((points.map(\.y).max() ?? 0) - box.maxY) < 0.001)
  }

  /// Three quarters of the shorter side, with gaps of 3 %.
  @Test(arguments: [CGRect(0, 0, 200, 100), CGRect(0, 0, 100, 200)])
  func mountainIsAsWideAsTheShorterSide(frame: CGRect) {
    let points = Mountain().path(in: frame).points
    let expected = [
      (50, 3), (27.4, 33.6), (50, 21.3), (72.6, 33.6),
      (50, 27.3), (27.4, 39.6), (3, 72), (97, 72), (72.6, 39.6),
    ].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(points.count == expected.count)
    #expect(zip(points, expected).allSatisfy { $0.isNear($1) })
  }

  @Test
  func topOfTheFirstSymbolHasItsPosition() throws {
    let symbol = try #require(try leaves(of: Badge(), 300, 300).dropFirst().first)
    let top = CGPoint(x: 210, y: 12.6).applying(symbol.transform)
    #expect(top.isNear(CGPoint(x: 150, y: 63.15)))
  }

  @Test(arguments: 1...8)
  func everySymbolTurnsAboutTheMiddle(number: Int) throws {
    let symbol = try leaves(of: Badge(), 300, 300)[number]
    // The centre of the lower edge of the symbol's frame.
    let anchor = CGPoint(x: 210, y: 360).applying(symbol.transform)
    #expect(anchor.isNear(CGPoint(x: 150, y: 150)))
  }

  @Test
  func eachSymbolIsTranslucent() throws {
    let symbols = try leaves(of: Badge(), 300, 300).dropFirst()
    #expect(symbols.count == 8)
    #expect(
      symbols.allSatisfy {
        $0.paint == .solid(RGBA(red: UInt8(79), green: 79, blue: 191, alpha: 0.5))
      }
    )
  }

  @Test
  func backgroundRunsFromPinkToOrange() throws {
    let background = try #require(try leaves(of: Badge(), 300, 300).first)
    guard case .linear(let paint) = background.paint else {
      return #expect(Bool(false), "no gradient")
    }
    #expect(paint.start == CGPoint(x: 150, y: 0))
    #expect(paint.end == CGPoint(x: 150, y: 180))
    #expect(
      paint.stops.map(\.color)
        == [
          RGBA(red: UInt8(239), green: 120, blue: 221),
          RGBA(red: UInt8(239), green: 172, blue: 120),
        ]
    )
  }
}
