import Foundation
import Testing

@testable import Scene

#if !canImport(Darwin)
/// Each function of `CGPath` does what the one of `Path` does.
@Suite struct CGPathTests {
  static let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
  static let other = CGRect(x: 10, y: 12, width: 50, height: 60)
  static let turned = CGAffineTransform(2, 0.5, -1, 3, 5, 6)

  @Test func initialisersDrawShapes() {
    var transform = Self.turned
    #expect(Path(CGPath(rect: Self.rect, transform: nil)) == Path(Self.rect))
    #expect(
      Path(CGPath(rect: Self.rect, transform: &transform)) == Path(Self.rect).applying(Self.turned)
    )
    #expect(Path(CGPath(ellipseIn: Self.rect, transform: nil)) == Path(ellipseIn: Self.rect))
    #expect(
      Path(CGPath(ellipseIn: Self.rect, transform: &transform)).boundingRect
        == Path(ellipseIn: Self.rect).applying(Self.turned).boundingRect
    )
    var rounded = Path()
    rounded.addRoundedRect(
      in: Self.rect,
      cornerSize: CGSize(width: 3, height: 4),
      style: .circular,
      transform: Self.turned
    )
    #expect(
      Path(
        CGPath(
          roundedRect: Self.rect,
          cornerWidth: 3,
          cornerHeight: 4,
          transform: &transform
        )
      ) == rounded
    )
  }

  @Test func propertiesMatchThoseOfPath() {
    let curve = Path("0 0 m 10 20 30 40 50 0 c") ?? Path()
    let path = curve.cgPath
    #expect(!path.isEmpty && CGMutablePath().isEmpty)
    #expect(path.currentPoint == CGPoint(x: 50, y: 0) && CGMutablePath().currentPoint == .zero)
    #expect(path.boundingBox == curve.controlBounds)
    #expect(path.boundingBoxOfPath == curve.boundingRect)
    #expect(path.boundingBox != path.boundingBoxOfPath)
    let square = CGPath(rect: Self.rect, transform: nil)
    #expect(square.contains(CGPoint(x: 2, y: 3)) && !square.contains(CGPoint(x: 0, y: 3)))
    #expect(square.contains(CGPoint(x: 32, y: 3), transform: .init(translationX: 30, y: 0)))
    #expect(!square.contains(CGPoint(x: 2, y: 3), transform: .init(translationX: 30, y: 0)))
    let twice = CGMutablePath()
    twice.addRect(Self.rect)
    twice.addRect(Self.rect)
    #expect(twice.contains(CGPoint(x: 2, y: 3)))
    #expect(!twice.contains(CGPoint(x: 2, y: 3), using: .evenOdd))
    #expect(CGPathFillRule.winding.rawValue == 0 && CGPathFillRule.evenOdd.rawValue == 1)
  }

  @Test func copiesAreSeparate() throws {
    let path = CGMutablePath()
    path.addRect(Self.rect)
    let (copy, mutable) = try (#require(path.copy()), #require(path.mutableCopy()))
    path.addRect(Self.other)
    #expect(Path(copy) == Path(Self.rect) && Path(mutable) == Path(Self.rect))
    mutable.addRect(Self.other)
    #expect(Path(mutable) == Path(path))
    var transform = Self.turned
    #expect(
      try Path(#require(copy.copy(using: &transform))) == Path(Self.rect).applying(Self.turned)
    )
    #expect(try Path(#require(copy.copy(using: nil))) == Path(Self.rect))
  }

  @Test func strokesHaveTheirStyle() {
    let line = (Path("0 0 m 30 0 l 30 30 l") ?? Path()).cgPath
    for (cap, join, limit) in [
      (CGLineCap.round, CGLineJoin.miter, 4.0), (.butt, .round, 10), (.square, .bevel, 1),
      (.butt, .miter, 1), (.butt, .miter, 10),
    ] {
      let style = StrokeStyle(lineWidth: 6, lineCap: cap, lineJoin: join, miterLimit: limit)
      #expect(
        Path(
          line.copy(
            strokingWithWidth: 6,
            lineCap: cap,
            lineJoin: join,
            miterLimit: limit,
            transform: Self.turned
          )
        ) == Path(line).applying(Self.turned).strokedPath(style)
      )
    }
  }

  @Test(arguments: [CGPathFillRule.winding, .evenOdd]) func pathsAreCombined(rule: CGPathFillRule) {
    // Two overlapping squares in each, so that the rules differ.
    var first = Path(Self.rect)
    first.addRect(CGRect(x: 5, y: 6, width: 10, height: 10))
    var second = Path(Self.other)
    second.addRect(CGRect(x: 12, y: 14, width: 10, height: 10))
    let (one, two, eoFill) = (first.cgPath, second.cgPath, rule == .evenOdd)
    #expect(Path(one.intersection(two, using: rule)) == first.intersection(second, eoFill: eoFill))
    #expect(Path(one.union(two, using: rule)) == first.union(second, eoFill: eoFill))
    #expect(Path(one.subtracting(two, using: rule)) == first.subtracting(second, eoFill: eoFill))
    #expect(
      Path(one.symmetricDifference(two, using: rule))
        == first.symmetricDifference(second, eoFill: eoFill)
    )
    #expect(
      Path(one.lineIntersection(two, using: rule)) == first.lineIntersection(second, eoFill: eoFill)
    )
    #expect(
      Path(one.lineSubtracting(two, using: rule)) == first.lineSubtraction(second, eoFill: eoFill)
    )
    #expect(Path(one.normalized(using: rule)) == first.normalized(eoFill: eoFill))
    #expect(one.intersects(two, using: rule))
    #expect(
      !one.intersects(CGPath(rect: CGRect(x: 90, y: 90, width: 1, height: 1), transform: nil))
    )
  }

  @Test func defaultRuleIsWinding() {
    let (one, two) = (
      CGPath(rect: Self.rect, transform: nil), CGPath(rect: Self.other, transform: nil)
    )
    let twice = CGMutablePath()
    twice.addPath(one)
    twice.addPath(one)
    let pairs = [
      (twice.intersection(two), one.intersection(two)), (twice.union(two), one.union(two)),
      (twice.subtracting(two), one.subtracting(two)),
      (twice.symmetricDifference(two), one.symmetricDifference(two)),
      (two.lineIntersection(twice), two.lineIntersection(one)),
      (two.lineSubtracting(twice), two.lineSubtracting(one)),
      (twice.normalized(), one.normalized()),
    ]
    for (doubled, single) in pairs { #expect(Path(doubled) == Path(single)) }
    #expect(twice.intersects(two))
  }

  @Test func mutablePathsAreBuilt() {
    let path = CGMutablePath()
    let point = { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) }
    path.move(to: point(1, 2), transform: Self.turned)
    path.addLine(to: point(3, 4), transform: Self.turned)
    path.addLines(between: [point(5, 6), point(7, 9)], transform: Self.turned)
    path.addQuadCurve(to: point(1, 2), control: point(3, 5), transform: Self.turned)
    path.addCurve(
      to: point(1, 2),
      control1: point(3, 5),
      control2: point(8, 7),
      transform: Self.turned
    )
    path.closeSubpath()
    path.addRect(Self.rect, transform: Self.turned)
    path.addEllipse(in: Self.rect, transform: Self.turned)
    path.addRoundedRect(in: Self.rect, cornerWidth: 3, cornerHeight: 4, transform: Self.turned)
    path.addPath(Path(Self.other).cgPath, transform: Self.turned)
    var plain = Path()
    plain.move(to: point(1, 2))
    plain.addLine(to: point(3, 4))
    plain.addLines([point(5, 6), point(7, 9)])
    plain.addQuadCurve(to: point(1, 2), control: point(3, 5))
    plain.addCurve(to: point(1, 2), control1: point(3, 5), control2: point(8, 7))
    plain.closeSubpath()
    plain.addRect(Self.rect)
    var shapes = plain.applying(Self.turned)
    shapes.addEllipse(in: Self.rect, transform: Self.turned)
    shapes.addRoundedRect(
      in: Self.rect,
      cornerSize: CGSize(width: 3, height: 4),
      style: .circular,
      transform: Self.turned
    )
    shapes.addPath(Path(Self.other), transform: Self.turned)
    #expect(Path(path) == shapes)
  }

  @Test(arguments: [true, false]) func arcsAreBuilt(clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 1, y: 2),
      radius: 9,
      startAngle: 0.5,
      endAngle: 2,
      clockwise: clockwise,
      transform: Self.turned
    )
    path.addRelativeArc(
      center: CGPoint(x: 5, y: 7),
      radius: 4,
      startAngle: 1,
      delta: -2,
      transform: Self.turned
    )
    path.addArc(
      tangent1End: CGPoint(x: 40, y: 0),
      tangent2End: CGPoint(x: 40, y: 50),
      radius: 6,
      transform: Self.turned
    )
    var arcs = Path()
    arcs.addArc(
      center: CGPoint(x: 1, y: 2),
      radius: 9,
      startRadians: 0.5,
      deltaRadians: clockwise ? 1.5 - Self.turn : 1.5,
      transform: Self.turned
    )
    arcs.addArc(
      center: CGPoint(x: 5, y: 7),
      radius: 4,
      startRadians: 1,
      deltaRadians: -2,
      transform: Self.turned
    )
    arcs.addArc(
      tangent1End: CGPoint(x: 40, y: 0),
      tangent2End: CGPoint(x: 40, y: 50),
      radius: 6,
      transform: Self.turned
    )
    #expect(Path(path) == arcs)
  }

  /// Angles increase clockwise on the screen; a clockwise arc decreases them.
  static let turn = 2 * Double.pi
  static let arcs: [(start: Double, end: Double, clockwise: Bool, delta: Double)] = [
    (0, 1, false, 1), (1, 0, false, turn - 1), (0, 1, true, 1 - turn), (1, 0, true, -1),
    (0, 0, false, 0), (0, 0, true, 0), (0, 7, false, 7), (7, 0, true, -7),
    (0, 7, true, 7 - 2 * turn), (7, 0, false, 2 * turn - 7),
  ]

  @Test(arguments: arcs.indices) func arcsHaveADirection(index: Int) {
    let (start, end, clockwise, delta) = Self.arcs[index]
    let found = Path.arcDelta(from: start, to: end, clockwise: clockwise)
    #expect(abs(found - delta) < 1e-12)
  }
}
#endif
