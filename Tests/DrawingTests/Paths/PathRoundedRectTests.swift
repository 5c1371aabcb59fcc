import Drawing
import Testing

@Suite
struct PathRoundedRectTests {
  private static let frame = CGRect(0, 0, 100, 60)

  @Test
  func cornersAreContinuousByDefault() {
    let path = Path(roundedRect: PathRoundedRectTests.frame, cornerRadius: 10)
    #expect(
      path
        == Path(
          roundedRect: PathRoundedRectTests.frame,
          cornerSize: CGSize(width: 10, height: 10),
          style: .continuous
        )
    )
    #expect(path.description.contains("100 44.7134 l"))
  }

  @Test
  func circularCornersAreQuarterEllipses() {
    let path = Path(
      roundedRect: PathRoundedRectTests.frame,
      cornerSize: CGSize(width: 20, height: 10),
      style: .circular
    )
    #expect(
      path.description
        == "100 30 m 100 50 l 100 55.5228 91.0457 60 80 60 c 20 60 l 8.95431 60 0 55.5228 0 50 c "
        + "0 10 l 0 4.47715 8.95431 0 20 0 c 80 0 l 91.0457 0 100 4.47715 100 10 c h"
    )
  }

  /// The points of a corner of radius 1: u along the incoming edge, v along the outgoing one.
  private static let corner: [(u: CGFloat, v: CGFloat)] = [
    (1.528664947, 0), (1.088490031, 0), (0.8684070182, 0), (0.631493986, 0.0749114007),
    (0.372824013, 0.169060007), (0.169060007, 0.372824013), (0.0749114007, 0.631493986),
    (0, 0.8684070182), (0, 1.088490031), (0, 1.528664947),
  ]

  @Test
  func continuousCornerHasTheDocumentedPoints() {
    let path = Path(roundedRect: CGRect(0, 0, 200, 160), cornerRadius: 20)
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .curve(let end, let first, let second): points += [first, second, end]
      case .quadCurve, .closeSubpath: points.append(CGPoint(x: -1, y: -1))
      }
    }
    // The path begins in the middle of the right side, so the lower right corner is the first one.
    let expected = PathRoundedRectTests.corner.map { point in
      CGPoint(x: 200 - 20 * point.v, y: 160 - 20 * point.u)
    }
    let distances = zip(points.dropFirst(), expected).map { point, other in
      max(abs(point.x - other.x), abs(point.y - other.y))
    }
    #expect(points.first == CGPoint(x: 200, y: 80))
    #expect(distances.count == 10 && distances.allSatisfy { $0 < 1e-5 })
  }

  @Test
  func zeroRadiusCornersAreSquare() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular)
      .path(in: PathRoundedRectTests.frame)
    #expect(
      path.description
        == "100 30 m 100 60 l 0 60 l 0 20 l 0 8.95431 8.95431 0 20 0 c 100 0 l h"
    )
  }

  @Test
  func unevenRectangleWithEqualRadiiIsARoundedRectangle() {
    let radii = RectangleCornerRadii(
      topLeading: 12,
      bottomLeading: 12,
      bottomTrailing: 12,
      topTrailing: 12
    )
    #expect(
      Path(roundedRect: PathRoundedRectTests.frame, cornerRadii: radii)
        == Path(roundedRect: PathRoundedRectTests.frame, cornerRadius: 12)
    )
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func hugeRadiiAreHalfTheShorterSide(style: RoundedCornerStyle) {
    let uneven = RectangleCornerRadii(topLeading: 1_000, topTrailing: .infinity)
    let path = Path(
      roundedRect: PathRoundedRectTests.frame,
      cornerRadii: uneven,
      style: style
    )
    #expect(path.boundingRect.isNear(PathRoundedRectTests.frame))
    #expect(!path.contains(CGPoint(x: 4, y: 4)))
    #expect(path.contains(CGPoint(x: 1, y: 31)))
  }

  @Test(arguments: [0.0, -5, .nan])
  func radiusWithoutExtentGivesAPlainRectangle(radius: CGFloat) {
    #expect(
      Path(roundedRect: PathRoundedRectTests.frame, cornerRadius: radius).description
        == "0 0 m 100 0 l 100 60 l 0 60 l h"
    )
  }

  @Test
  func insetTightensUnevenCorners() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 5, style: .circular)
      .inset(by: 10).path(in: PathRoundedRectTests.frame)
    #expect(path.description.hasPrefix("90 30 m 90 50 l 10 50 l 10 20 l"))
  }
}
