import Drawing
import Testing

@Suite
struct PathQueryTests {
  @Test(arguments: [
    "0 0 m 100 0 l 100 50 l 0 50 l h",
    "1.5 -2 m 3 4 5 6 q 1 2 3 4 5 6 c h 1 1 m 2 2 l",
    "-1.83697e-14 0 m 1e+06 0.0001 l",
    "",
  ])
  func descriptionIsReadBack(text: String) throws {
    #expect(try #require(Path(text)).description == text)
  }

  @Test(arguments: ["1 m", "1 2", "1 2 l 3", "x", "1 2 3 m", "nan 0 m", "h 1", "1 2 m 3 4 5 q"])
  func malformedTextIsRejected(text: String) {
    #expect(Path(text) == nil)
  }

  @Test
  func rectangleIsReadByItsOwnOperator() {
    #expect(Path("10 20 30 40 re") == Path(CGRect(10, 20, 30, 40)))
  }

  @Test
  func boundsOfACurveExcludeItsControlPoints() {
    let path = Path("0 0 m 0 100 100 100 100 0 c")
    #expect(path?.boundingRect == CGRect(0, 0, 100, 75))
    #expect(Path("0 0 m 50 100 100 0 q")?.boundingRect == CGRect(0, 0, 100, 50))
    #expect(Path().boundingRect.isNull)
  }

  @Test(arguments: [
    (CGPoint(x: 0, y: 0), true), (CGPoint(x: 100, y: 100), false), (CGPoint(x: 50, y: 50), true),
    (CGPoint(x: 100, y: 50), false), (CGPoint(x: 0, y: 50), true),
    (CGPoint(x: CGFloat.nan, y: 5), false),
  ])
  func upperLeftEdgesBelongToARectangle(point: CGPoint, inside: Bool) {
    #expect(Path(CGRect(0, 0, 100, 100)).contains(point) == inside)
  }

  @Test
  func evenOddRuleExcludesOverlaps() {
    var path = Path(CGRect(0, 0, 100, 100))
    path.addRect(CGRect(25, 25, 50, 50))
    #expect(path.contains(CGPoint(x: 50, y: 50)))
    #expect(!path.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(path.contains(CGPoint(x: 10, y: 50), eoFill: true))
  }

  @Test
  func openSubpathCountsAsClosed() {
    #expect(Path("0 0 m 100 0 l 0 100 l")?.contains(CGPoint(x: 20, y: 20)) == true)
  }

  @Test
  func currentPointFollowsTheElements() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 6))
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.description == "1 2 m 5 6 l h 1 2 m 9 9 l")
  }

  @Test
  func trimmingCountsTheClosingEdge() {
    let square = Path(CGRect(0, 0, 100, 100))
    #expect(square.trimmedPath(from: 0.75, to: 1).description == "0 100 m 0 0 l")
    #expect(square.trimmedPath(from: 0.125, to: 0.375).description == "50 0 m 100 0 l 100 50 l")
  }

  @Test(arguments: [0.5, 0.5, 0.8, 0.2, .nan, 1, 0, .nan, 2, 3, -2, -1].pairs)
  func trimmingToNothingIsEmpty(_ range: (from: CGFloat, to: CGFloat)) {
    #expect(Path(CGRect(0, 0, 100, 100)).trimmedPath(from: range.from, to: range.to).isEmpty)
  }

  @Test
  func trimmedCircleBeginsAtThreeOClock() {
    let quarter = Circle().trim(from: 0, to: 0.25).path(in: CGRect(0, 0, 100, 100))
    #expect(quarter.boundingRect.isNear(CGRect(50, 50, 50, 50)))
  }
}

extension [CGFloat] {
  /// All pairs of the paths.
  fileprivate var pairs: [(from: CGFloat, to: CGFloat)] {
    stride(from: 0, to: count, by: 2).map { (self[$0], self[$0 + 1]) }
  }
}
