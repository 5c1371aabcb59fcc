import SwiftUI
import Testing

/// Paths in the style of older code, compared with those of the library.
@Suite
struct BezierPathTests {
  private static let rect = CGRect(x: 10, y: 20, width: 40, height: 30)

  /// A path with every kind of subpath: open, closed, and a single point.
  private static func pieces() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 40, y: 30),
      controlPoint1: CGPoint(x: 20, y: 20),
      controlPoint2: CGPoint(x: 30, y: 30)
    )
    path.move(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 60, y: 0))
    path.addLine(to: CGPoint(x: 60, y: 10))
    path.close()
    return path
  }

  private static func text(_ path: UIBezierPath) -> String { Path(path.cgPath).description }

  @Test
  func segmentsMatchThePath() {
    #expect(
      Self.text(Self.pieces())
        == "0 0 m 10 0 l 20 0 20 10 q 20 20 30 30 40 30 c 50 0 m 60 0 l 60 10 l h"
    )
    #expect(Self.pieces().currentPoint == CGPoint(x: 50, y: 0))
    #expect(Self.pieces().bounds == CGRect(x: 0, y: 0, width: 60, height: 30))
  }

  @Test
  func reversedPathsRunBackwards() {
    #expect(
      Self.text(Self.pieces().reversing())
        == "60 10 m 60 0 l 50 0 l h 40 30 m 30 30 20 20 20 10 c 20 0 10 0 q 0 0 l"
    )
    let point = UIBezierPath()
    point.move(to: .zero)
    #expect(point.reversing().isEmpty)
    point.close()
    #expect(Self.text(point.reversing()) == "0 0 m h")
  }

  @Test
  func segmentsAfterAClosedSubpathBeginAtItsStart() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.addLine(to: CGPoint(x: -5, y: -5))
    #expect(Self.text(path.reversing()) == "-5 -5 m 0 0 l 0 2 m 2 2 l 2 0 l 0 0 l h")
  }

  @Test
  func severalSegmentsMayFollowAClosedSubpath() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 7, y: 7))
    path.addLine(to: CGPoint(x: 8, y: 7))
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)))
    path.addLine(to: CGPoint(x: -5, y: -5))
    path.addLine(to: CGPoint(x: -6, y: -5))
    #expect(
      Self.text(path.reversing())
        == "-6 -5 m -5 -5 l 0 0 l 0 2 m 2 2 l 2 0 l 0 0 l h 8 7 m 7 7 l"
    )
    let closed = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    closed.move(to: CGPoint(x: 7, y: 7))
    closed.addLine(to: CGPoint(x: 8, y: 7))
    closed.addLine(to: CGPoint(x: 8, y: 9))
    #expect(Self.text(closed.reversing()) == "8 9 m 8 7 l 7 7 l 0 2 m 2 2 l 2 0 l 0 0 l h")
  }

  @Test
  func pathsAreMadeOfOtherPaths() {
    let circle = Path(ellipseIn: Self.rect)
    #expect(Path(UIBezierPath(ovalIn: Self.rect).cgPath) == circle)
    #expect(Path(UIBezierPath(cgPath: circle.cgPath).cgPath) == circle)
    #expect(
      Path(UIBezierPath(roundedRect: Self.rect, cornerRadius: 5).cgPath)
        == Path(roundedRect: Self.rect, cornerRadius: 5)
    )
    let both = UIBezierPath(rect: Self.rect)
    both.append(UIBezierPath(ovalIn: Self.rect))
    var expected = Path(Self.rect)
    expected.addPath(circle)
    #expect(Path(both.cgPath) == expected)
    both.cgPath = circle.cgPath
    #expect(Path(both.cgPath) == circle)
    both.removeAllPoints()
    #expect(both.isEmpty && both.currentPoint == .zero)
  }

  @Test
  func directionalInsetsAreConverted() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(EdgeInsets(.zero) == EdgeInsets())
  }

  @Test
  func edgesAreBits() {
    let edges: [UIRectEdge] = [.top, .left, .bottom, .right, .all]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8, 15])
  }

  private static var corners: [(UIRectCorner, RectangleCornerRadii)] {
    [
      (.topLeft, RectangleCornerRadii(topLeading: 8)),
      (.topRight, RectangleCornerRadii(topTrailing: 8)),
      (.bottomLeft, RectangleCornerRadii(bottomLeading: 8)),
      (.bottomRight, RectangleCornerRadii(bottomTrailing: 8)),
      (
        .allCorners,
        RectangleCornerRadii(topLeading: 8, bottomLeading: 8, bottomTrailing: 8, topTrailing: 8)
      ),
    ]
  }

  // The table is computed in the test, so that the constants are evaluated there.
  @Test(arguments: 0..<5)
  func onlyTheNamedCornersAreRound(index: Int) {
    let (corner, radii) = Self.corners[index]
    #expect(corner.rawValue == [1, 2, 4, 8, 15][index])
    let path = UIBezierPath(
      roundedRect: Self.rect,
      byRoundingCorners: corner,
      cornerRadii: CGSize(width: 8, height: 3)
    )
    #expect(Path(path.cgPath) == Path(roundedRect: Self.rect, cornerRadii: radii))
  }

  @Test(arguments: [true, false])
  func arcsGoClockwiseAsSeen(clockwise: Bool) {
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 20, y: 20),
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: clockwise
    )
    // y points down: clockwise, the arc is the lower right quarter; otherwise the other three
    // quarters.
    #expect(arc.bounds.minX == (clockwise ? 20 : 10))
    #expect(arc.bounds.maxY == 30 && arc.bounds.maxX == 30)
    #expect(arc.bounds.minY == (clockwise ? 20 : 10))
  }

  @Test
  func insideFollowsTheFillRule() {
    let path = UIBezierPath(rect: Self.rect)
    path.append(UIBezierPath(rect: Self.rect.insetBy(dx: 10, dy: 10)))
    #expect(path.contains(CGPoint(x: 30, y: 35)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 30, y: 35)))
    #expect(path.contains(CGPoint(x: 12, y: 22)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.contains(CGPoint(x: 112, y: 22)) && !path.contains(CGPoint(x: 12, y: 22)))
  }

  @Test
  func linesHaveUIKitDefaults() {
    let path = UIBezierPath()
    #expect((path.lineWidth, path.miterLimit, path.usesEvenOddFillRule) == (1, 10, false))
    #expect((path.lineCapStyle, path.lineJoinStyle) == (.butt, .miter))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.scale == 3)
  }
}
