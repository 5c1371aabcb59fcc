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
}
