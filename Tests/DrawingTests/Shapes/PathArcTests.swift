import Drawing
import Testing

@Suite
struct PathArcTests {
  private static let center = CGPoint(x: 50, y: 50)

  private static func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    var path = Path()
    path.addArc(
      center: center,
      radius: 40,
      startAngle: .degrees(start),
      endAngle: .degrees(end),
      clockwise: clockwise
    )
    return path
  }

  @Test(arguments: [
    (0.0, 90.0, false, CGRect(50, 50, 40, 40)),
    (0.0, 90.0, true, CGRect(10, 10, 80, 80)),
    (90.0, 0.0, true, CGRect(50, 50, 40, 40)),
    (-90.0, 0.0, false, CGRect(50, 10, 40, 40)),
    (0.0, 360.0, false, CGRect(10, 10, 80, 80)),
    (0.0, 360.0, true, CGRect(10, 10, 80, 80)),
    (180.0, -180.0, false, CGRect(10, 10, 80, 80)),
  ])
  func arcTurnsInTheGivenDirection(start: Double, end: Double, clockwise: Bool, box: CGRect) {
    #expect(PathArcTests.arc(start, end, clockwise: clockwise).boundingRect.isClose(box))
  }

  @Test
  func arcBeginsWithALineFromTheCurrentPoint() {
    var path = Path()
    path.move(to: .zero)
    path.addRelativeArc(
      center: PathArcTests.center,
      radius: 40,
      startAngle: .zero,
      delta: .degrees(90)
    )
    #expect(path.description.hasPrefix("0 0 m 90 50 l 90 72.0914 72.0914 90 50 90 c"))
    #expect(path.currentPoint.map { abs($0.x - 50) < 1e-9 && $0.y == 90 } == true)
  }

  @Test
  func negativeDeltaReversesARelativeArc() {
    var path = Path()
    path.addRelativeArc(
      center: PathArcTests.center,
      radius: 40,
      startAngle: .zero,
      delta: .degrees(-90)
    )
    #expect(path.boundingRect.isClose(CGRect(50, 10, 40, 40)))
  }

  @Test
  func arcOfManyTurnsEndsAtItsAngle() {
    var path = Path()
    path.addRelativeArc(
      center: PathArcTests.center,
      radius: 40,
      startAngle: .zero,
      delta: .degrees(360 * 1000 + 90)
    )
    #expect(path.currentPoint.map { abs($0.x - 50) < 1e-6 && abs($0.y - 90) < 1e-6 } == true)
    #expect(path.description.count < 1_000)
  }

  @Test
  func transformMovesTheArcOnly() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      center: .zero,
      radius: 10,
      startAngle: .zero,
      endAngle: .degrees(180),
      clockwise: false,
      transform: CGAffineTransform(translationX: 50, y: 0)
    )
    #expect(path.boundingRect.isClose(CGRect(0, 0, 60, 10)))
  }

  @Test
  func tangentArcTouchesBothLines() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0),
      tangent2End: CGPoint(x: 100, y: 100),
      radius: 20
    )
    #expect(path.description.hasPrefix("0 0 m 80 "))
    #expect(path.boundingRect.isClose(CGRect(0, 0, 100, 20)))
  }

  @Test(arguments: [CGPoint(x: 50, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 300, y: 0)])
  func tangentArcWithoutACornerIsALine(end: CGPoint) {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: end, radius: 20)
    #expect(path.description == "0 0 m 100 0 l")
  }
}

extension CGRect {
  /// Returns whether two rectangles are equal within the error of approximating arcs by cubic
  /// curves.
  func isClose(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.03 && abs(minY - other.minY) < 0.03
      && abs(width - other.width) < 0.05 && abs(height - other.height) < 0.05
  }
}
