import Drawing
import Testing

@Suite
struct CGPathTests {
  @Test
  func pathIsBuiltLikeInCoreGraphics() {
    let built = CGMutablePath()
    built.move(to: .zero)
    built.addLine(to: CGPoint(x: 10, y: 0))
    built.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
    built.addCurve(to: .zero, control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 1, y: 2))
    built.closeSubpath()
    #expect(Path(built).description == "0 0 m 10 0 l 20 5 10 10 q 5 5 1 2 0 0 c h")
    #expect(built.boundingBox == CGRect(0, 0, 20, 10))
    #expect(built.boundingBoxOfPath == CGRect(0, 0, 15, 10))
  }

  @Test
  func drawnPathDoesNotFollowLaterChanges() {
    let built = CGMutablePath()
    built.addRect(CGRect(0, 0, 10, 10))
    let drawn = Path(built)
    built.addEllipse(in: CGRect(50, 50, 10, 10))
    #expect(drawn == Path(CGRect(0, 0, 10, 10)))
    #expect(Path(drawn.cgPath) == drawn)
  }

  @Test
  func arcsAndCornersMatchPath() {
    let built = CGMutablePath()
    built.addArc(
      center: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    var path = Path()
    path.addArc(
      center: .zero,
      radius: 10,
      startAngle: .zero,
      endAngle: .radians(.pi / 2),
      clockwise: false
    )
    #expect(Path(built) == path)
    let corners = CGPath(
      roundedRect: CGRect(0, 0, 40, 30),
      cornerWidth: 5,
      cornerHeight: 5,
      transform: nil
    )
    #expect(
      Path(corners)
        == Path(roundedRect: CGRect(0, 0, 40, 30), cornerRadius: 5, style: .circular)
    )
    #expect(corners.contains(CGPoint(x: 20, y: 15)))
    #expect(!corners.contains(CGPoint(x: 0.5, y: 0.5), using: .evenOdd))
  }

  private static let shift = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7)

  private static func mutable(_ build: (CGMutablePath) -> Void) -> Path {
    let path = CGMutablePath()
    build(path)
    return Path(path)
  }

  /// Whatever is added with a transform is at the same place as if it were transformed later.
  static let additions: [@Sendable (CGMutablePath, CGAffineTransform) -> Void] = [
    { $0.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 5)], transform: $1) },
    { path, transform in
      path.move(to: CGPoint(x: 1, y: 2), transform: transform)
      path.addLine(to: CGPoint(x: 3, y: 5), transform: transform)
      path.addQuadCurve(
        to: CGPoint(x: 4, y: 1),
        control: CGPoint(x: 7, y: 3),
        transform: transform
      )
      path.addCurve(
        to: CGPoint(x: 9, y: 8),
        control1: CGPoint(x: 2, y: 6),
        control2: CGPoint(x: 5, y: 4),
        transform: transform
      )
    },
    { $0.addRect(CGRect(1, 2, 3, 4), transform: $1) },
    { $0.addEllipse(in: CGRect(1, 2, 3, 4), transform: $1) },
    {
      $0.addRoundedRect(
        in: CGRect(1, 2, 30, 40),
        cornerWidth: 3,
        cornerHeight: 5,
        transform: $1
      )
    },
    { $0.addPath(CGPath(rect: CGRect(1, 2, 3, 4), transform: nil), transform: $1) },
    {
      $0.addRelativeArc(
        center: CGPoint(x: 3, y: 4),
        radius: 5,
        startAngle: 0.5,
        delta: 1,
        transform: $1
      )
    },
    {
      $0.addArc(
        center: CGPoint(x: 3, y: 4),
        radius: 5,
        startAngle: 0.5,
        endAngle: 1.5,
        clockwise: true,
        transform: $1
      )
    },
  ]

  @Test(arguments: additions.indices)
  func additionsAreTransformed(index: Int) {
    let addition = CGPathTests.additions[index]
    let plain = CGPathTests.mutable { addition($0, .identity) }
    #expect(!plain.isEmpty)
    let moved = CGPathTests.mutable { addition($0, CGPathTests.shift) }
    let expected = plain.applying(CGPathTests.shift)
    #expect(moved.elements.count == expected.elements.count)
    #expect(moved.boundingRect.isNear(expected.boundingRect))
  }

  @Test
  func additionsMatchThoseOfAPath() {
    let rounded = CGPathTests.mutable {
      $0.addRoundedRect(in: CGRect(1, 2, 30, 40), cornerWidth: 3, cornerHeight: 5)
    }
    var path = Path()
    path.addRoundedRect(
      in: CGRect(1, 2, 30, 40),
      cornerSize: CGSize(width: 3, height: 5),
      style: .circular
    )
    #expect(rounded == path)
    let lines = CGPathTests.mutable { $0.addLines(between: [.zero, CGPoint(x: 3, y: 5)]) }
    #expect(lines.description == "0 0 m 3 5 l")
    var arc = Path()
    arc.addRelativeArc(center: .zero, radius: 5, startAngle: .radians(0.5), delta: .radians(1))
    #expect(
      CGPathTests.mutable {
        $0.addRelativeArc(center: .zero, radius: 5, startAngle: 0.5, delta: 1)
      } == arc
    )
    var corner = Path()
    corner.move(to: .zero)
    corner.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 4
    )
    #expect(
      CGPathTests.mutable {
        $0.move(to: .zero)
        $0.addArc(
          tangent1End: CGPoint(x: 10, y: 0),
          tangent2End: CGPoint(x: 10, y: 10),
          radius: 4
        )
      } == corner
    )
  }

  @Test
  func arcsThatAreNotClockwiseGoTheOtherWay() {
    func box(clockwise: Bool) -> CGRect {
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: clockwise)
      return path.boundingBoxOfPath
    }
    // Clockwise in Core Graphics is towards smaller angles.
    #expect(box(clockwise: true).isNear(CGRect(-1, -1, 2, 1)))
    #expect(box(clockwise: false).isNear(CGRect(-1, 0, 2, 1)))
  }

  @Test
  func shapesTakeATransform() {
    var transform = CGPathTests.shift
    let rect = CGRect(1, 2, 3, 4)
    #expect(Path(CGPath(rect: rect, transform: nil)) == Path(rect))
    #expect(CGPath(rect: rect, transform: &transform).boundingBox == CGRect(7, 13, 6, 12))
    #expect(Path(CGPath(ellipseIn: rect, transform: nil)) == Path(ellipseIn: rect))
    #expect(
      CGPath(ellipseIn: rect, transform: &transform).boundingBoxOfPath.isNear(CGRect(7, 13, 6, 12))
    )
    let corners = CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: &transform)
    #expect(corners.boundingBoxOfPath.isNear(CGRect(7, 13, 6, 12)))
    let copy = CGPath(rect: rect, transform: nil).copy(using: &transform)
    #expect(copy?.boundingBox == CGRect(7, 13, 6, 12))
    #expect(CGPath(rect: rect, transform: nil).copy(using: nil)?.boundingBox == rect)
  }

  @Test
  func pathsAreQueried() {
    let built = CGMutablePath()
    #expect(built.isEmpty && built.currentPoint == .zero)
    built.move(to: CGPoint(x: 1, y: 2))
    built.addLine(to: CGPoint(x: 3, y: 4))
    #expect(!built.isEmpty && built.currentPoint == CGPoint(x: 3, y: 4))
    let copy = built.copy()
    let mutable = built.mutableCopy()
    mutable?.addLine(to: .zero)
    #expect(copy.map { Path($0) } == Path(built))
    #expect(mutable.map { Path($0).description } == "1 2 m 3 4 l 0 0 l")
    #expect(Path(built).description == "1 2 m 3 4 l")
    let square = CGPath(rect: CGRect(0, 0, 10, 10), transform: nil)
    let moved = CGAffineTransform(translationX: 20, y: 0)
    #expect(square.contains(CGPoint(x: 25, y: 5), transform: moved))
    #expect(!square.contains(CGPoint(x: 5, y: 5), transform: moved))
  }

  /// Two squares that overlap, the second one inside of a third one of the same direction.
  @Test(arguments: [CGPathFillRule.winding, .evenOdd])
  func pathsAreCombined(rule: CGPathFillRule) {
    let nested = CGMutablePath()
    nested.addRect(CGRect(0, 0, 10, 10))
    nested.addRect(CGRect(2, 2, 6, 6))
    let other = CGPath(rect: CGRect(5, 0, 10, 10), transform: nil)
    let (isInner, even) = (rule == .winding, rule == .evenOdd)
    let path = Path(nested)
    let square = Path(other)
    #expect(Path(nested.union(other, using: rule)) == path.union(square, eoFill: even))
    #expect(
      Path(nested.intersection(other, using: rule)) == path.intersection(square, eoFill: even)
    )
    #expect(Path(nested.subtracting(other, using: rule)) == path.subtracting(square, eoFill: even))
    #expect(
      Path(nested.symmetricDifference(other, using: rule))
        == path.symmetricDifference(square, eoFill: even)
    )
    #expect(
      Path(nested.lineIntersection(other, using: rule))
        == path.lineIntersection(square, eoFill: even)
    )
    #expect(
      Path(nested.lineSubtracting(other, using: rule)) == path.lineSubtraction(square, eoFill: even)
    )
    #expect(Path(nested.normalized(using: rule)) == path.normalized(eoFill: even))
    // The middle of the inner square is inside only by the winding rule.
    let middle = CGPoint(x: 4, y: 4)
    #expect(nested.contains(middle, using: rule) == isInner)
    #expect(nested.subtracting(other, using: rule).contains(middle) == isInner)
    #expect(nested.normalized(using: rule).contains(middle) == isInner)
    #expect(nested.intersects(other, using: rule))
    let hole = CGPath(rect: CGRect(3, 3, 1, 1), transform: nil)
    #expect(nested.intersects(hole, using: rule) == isInner)
  }

  @Test
  func pathsAreStroked() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    func outline(_ cap: CGLineCap, _ join: CGLineJoin, _ limit: CGFloat) -> Path {
      Path(
        line.copy(
          strokingWithWidth: 2,
          lineCap: cap,
          lineJoin: join,
          miterLimit: limit,
          transform: CGAffineTransform(translationX: 3, y: 0)
        )
      )
    }
    let moved = Path(line).offsetBy(dx: 3, dy: 0)
    let style = StrokeStyle(lineWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: 5)
    #expect(outline(.square, .miter, 5) == moved.strokedPath(style))
    #expect(outline(.butt, .miter, 5) != outline(.square, .miter, 5))
    #expect(outline(.square, .bevel, 5) != outline(.square, .miter, 5))
    #expect(outline(.square, .miter, 1) != outline(.square, .miter, 5))
    #expect(outline(.butt, .miter, 5).boundingRect == CGRect(3, -1, 11, 11))
  }
}
