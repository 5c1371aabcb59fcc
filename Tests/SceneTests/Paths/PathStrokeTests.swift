import Foundation
import Scene
import Testing

@Suite struct PathStrokeTests {
  private let line = Path("10 10 m 30 10 l") ?? Path()

  @Test(arguments: [
    (CGLineCap.butt, CGRect(x: 10, y: 8, width: 20, height: 4)),
    (.square, CGRect(x: 8, y: 8, width: 24, height: 4)),
    (.round, CGRect(x: 8, y: 8, width: 24, height: 4)),
  ])
  func capsReachHalfAWidthBeyondTheEnds(cap: CGLineCap, bounds: CGRect) {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    #expect(outline.boundingRect == bounds)
  }

  @Test func theOutlineOfALineIsARectangle() {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(outline.elements.count == 5)
    #expect(outline.elements.last == .closeSubpath)
  }

  @Test(arguments: [
    (CGLineJoin.miter, CGFloat(10), true), (.miter, 1.2, false), (.miter, 1.42, true),
    (.round, 10, false), (.bevel, 10, false),
  ])
  func onlyAMiterWithinItsLimitReachesTheCorner(join: CGLineJoin, limit: CGFloat, reaches: Bool) {
    let corner = Path("0 0 m 20 0 l 20 20 l") ?? Path()
    let outline = corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
    #expect(outline.contains(CGPoint(x: 21.9, y: -1.9)) == reaches)
    // A round join extends 2 points from the corner, a bevel 1.41.
    #expect(outline.contains(CGPoint(x: 21.3, y: -1.3)) == (reaches || join == .round))
    #expect(outline.contains(CGPoint(x: 20.9, y: -0.9)))
  }

  @Test func dashesAreCutOut() {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 3]))
    let inside = (0..<20).map {
      outline.contains(CGPoint(x: 10.5 + CGFloat($0), y: 10)) ? "#" : "."
    }
    #expect(inside.joined() == "#####...#####...####")
  }

  @Test(
    arguments: [
      (0, "#####...#####...####"), (2, "###...#####...#####."), (8, "#####...#####...####"),
      (5, "...#####...#####...#"), (-2, "..#####...#####...##"), (-8, "#####...#####...####"),
      (8_000_002, "###...#####...#####."), (-1e9, "#####...#####...####"),
    ] as [(CGFloat, String)]
  )
  func dashPhaseOffsetsThePattern(phase: CGFloat, pattern: String) {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 3], dashPhase: phase))
    let inside = (0..<20).map {
      outline.contains(CGPoint(x: 10.5 + CGFloat($0), y: 10)) ? "#" : "."
    }
    #expect(inside.joined() == pattern)
  }

  @Test func anOddPatternIsRepeatedToAnEvenOne() {
    let odd = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2, 1]))
    #expect(odd == line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2, 1, 3, 2, 1])))
  }

  @Test(arguments: [[0], [0, 0], [-1, 5], [.nan, 5], [.infinity], []] as [[CGFloat]])
  func invalidDashPatternsGiveASolidLine(dash: [CGFloat]) {
    let solid = line.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: 1)) == solid)
  }

  /// Thousands of caps with hundreds of points each would take very long.
  @Test func manyDashesWithLargeRoundCapsGiveASolidLine() {
    let long = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 24_000, y: 0))
    }
    func isSolid(width: CGFloat, _ cap: CGLineCap) -> Bool {
      let style = StrokeStyle(lineWidth: width, lineCap: cap)
      var dashed = style
      dashed.dash = [1, 1]
      return long.strokedPath(dashed) == long.strokedPath(style)
    }
    #expect(isSolid(width: 20_000, .round))
    #expect(!isSolid(width: 20_000, .square))
    #expect(!isSolid(width: 0.5, .round))
  }

  @Test(arguments: [0, -3, CGFloat.nan, 0.00001])
  func zeroWidthStrokeIsEmpty(width: CGFloat) {
    #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }

  @Test(arguments: [
    ("5 5 m", CGLineCap.round, false), ("5 5 m 5 5 l", .butt, false), ("5 5 m 5 5 l", .round, true),
    ("5 5 m 5 5 l", .square, true), ("5 5 m h", .round, true), ("5 5 m h", .butt, false),
    ("5 5 m 5 5 5 5 5 5 c", .round, true),
  ])
  func zeroLengthLineIsADotWithACap(text: String, cap: CGLineCap, visible: Bool) throws {
    let outline = try #require(Path(text)).strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    #expect(outline.isEmpty == !visible)
    if visible {
      #expect(outline.boundingRect == CGRect(x: 3, y: 3, width: 4, height: 4))
      #expect(outline.contains(CGPoint(x: 3.3, y: 3.3)) == (cap == .square))
    }
  }

  @Test func aClosedLineHasNoEnds() {
    let ring = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
      .strokedPath(StrokeStyle(lineWidth: 4))
    #expect(ring.boundingRect == CGRect(x: 8, y: 8, width: 24, height: 24))
    #expect(ring.contains(CGPoint(x: 8.1, y: 8.1)))
    #expect(!ring.contains(CGPoint(x: 20, y: 20)))
  }

  @Test func theOutlineOfACircleIsARing() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let ring = circle.strokedPath(StrokeStyle(lineWidth: 10))
    for angle in stride(from: 0.05, to: 6.3, by: 0.1) {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      func at(_ radius: CGFloat) -> CGPoint {
        CGPoint(x: 50 + radius * CGFloat(cosine), y: 50 + radius * CGFloat(sine))
      }
      #expect(ring.contains(at(45.05)) && ring.contains(at(54.95)))
      #expect(!ring.contains(at(44.95)) && !ring.contains(at(55.05)))
    }
  }
}
