import Drawing
import Testing

@Suite
struct HostilePathTests {
  private static let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e-300, 0]

  private static func path(_ value: CGFloat) -> Path {
    let point = CGPoint(x: value, y: -value)
    return Path { path in
      path.addLine(to: point)
      path.addQuadCurve(to: point, control: .zero)
      path.addCurve(to: .zero, control1: point, control2: point)
      path.addArc(tangent1End: point, tangent2End: CGPoint(x: 5, y: 5), radius: value)
      path.addArc(
        center: point,
        radius: value,
        startAngle: .radians(Double(value)),
        endAngle: .radians(1),
        clockwise: true
      )
      path.addRelativeArc(
        center: .zero,
        radius: value,
        startAngle: .zero,
        delta: .radians(Double(value))
      )
      path.addRect(CGRect(x: value, y: 0, width: value, height: 1))
      path.addEllipse(in: CGRect(x: 0, y: 0, width: value, height: value))
      path.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: value, height: 10),
        cornerSize: CGSize(width: value, height: value)
      )
      path.addRoundedRect(in: .null, cornerSize: CGSize(width: 1, height: 1))
      path.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: -10, height: -10),
        cornerRadii: RectangleCornerRadii(topLeading: value)
      )
      path.closeSubpath()
      path.closeSubpath()
    }
  }

  @Test(arguments: values)
  func nothingTraps(value: CGFloat) throws {
    let path = HostilePathTests.path(value)
    #expect(!path.isEmpty)
    _ = path.boundingRect
    _ = path.contains(CGPoint(x: value, y: value))
    _ = path.trimmedPath(from: 0.1, to: 0.9)
    _ = path.applying(CGAffineTransform(scaleX: value, y: value)).description
    _ = path.strokedPath(
      StrokeStyle(lineWidth: value, miterLimit: value, dash: [value, 1], dashPhase: value)
    )
    #expect(try path.stroke(lineWidth: value).drawn(10, 10).svg().hasPrefix("<svg"))
  }

  @Test
  func nanIsWrittenWithoutASign() {
    let path = Path { $0.move(to: CGPoint(x: -CGFloat.nan, y: .nan)) }
    #expect(path.description == "nan nan m")
    #expect(Path(path.description) == nil)
  }
}
