import Drawing
import Testing

@Suite
struct PathStrokeTests {
  private static let line = Path("10 50 m 90 50 l") ?? Path()
  private static let corner = Path("10 10 m 90 10 l 90 90 l") ?? Path()

  @Test(arguments: [
    (CGLineCap.butt, CGRect(10, 40, 80, 20)), (.square, CGRect(0, 40, 100, 20)),
    (.round, CGRect(0, 40, 100, 20)),
  ])
  func capsReachHalfAWidthBeyondTheEnds(cap: CGLineCap, box: CGRect) {
    let outline = PathStrokeTests.line.strokedPath(StrokeStyle(lineWidth: 20, lineCap: cap))
    #expect(outline.boundingRect.isNear(box))
    #expect(outline.contains(CGPoint(x: 1, y: 41)) == (cap == .square))
  }

  @Test(arguments: [
    (CGLineJoin.miter, CGFloat(10), true, true), (.miter, 1, false, false),
    (.round, 10, false, true), (.bevel, 10, false, false),
  ])
  func joinsFillTheCorner(join: CGLineJoin, limit: CGFloat, tip: Bool, middle: Bool) {
    let style = StrokeStyle(lineWidth: 20, lineJoin: join, miterLimit: limit)
    let outline = PathStrokeTests.corner.strokedPath(style)
    #expect(outline.contains(CGPoint(x: 99, y: 1)) == tip)
    #expect(outline.contains(CGPoint(x: 96.5, y: 3.5)) == middle)
    #expect(outline.contains(CGPoint(x: 94, y: 6)))
  }

  @Test
  func dashesLeaveGaps() {
    let outline = PathStrokeTests.line.strokedPath(
      StrokeStyle(lineWidth: 4, dash: [10, 5], dashPhase: 5)
    )
    #expect(
      [12.0, 17, 22, 32].map { outline.contains(CGPoint(x: $0, y: 50)) }
        == [true, false, true, false]
    )
  }

  @Test
  func selfCrossingStrokeIsCoveredByTheNonzeroRule() {
    let loop = Path("10 10 m 90 90 l 90 10 l 10 90 l") ?? Path()
    let outline = loop.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(outline.contains(CGPoint(x: 50, y: 50)))
  }

  @Test
  func strokeOfAStrokeIsItsOutline() {
    let rim = PathStrokeTests.line.strokedPath(StrokeStyle(lineWidth: 20))
      .strokedPath(StrokeStyle(lineWidth: 2))
    #expect(!rim.contains(CGPoint(x: 50, y: 50)))
    #expect(rim.contains(CGPoint(x: 50, y: 40.5)))
  }
}
