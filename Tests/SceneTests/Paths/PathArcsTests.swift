import Foundation
import Scene
import Testing

@Suite struct PathArcsTests {
  private func arc(from start: Double, to end: Double, clockwise: Bool) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: 50, y: 50),
        radius: 40,
        startRadians: start,
        deltaRadians: Path.arcDelta(from: start, to: end, clockwise: clockwise)
      )
    }
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  /// Angles in quarter turns.
  @Test(arguments: [
    (0, 1, false, 1), (0, 1, true, -3), (1, 0, false, 3), (1, 0, true, -1), (0, 4, false, 4),
    (0, -4, true, -4), (2, 2, false, 0), (2, 2, true, 0), (0, 10, false, 10), (0, -2, true, -2),
    (3, -6, false, 3), (-6, 3, true, -3),
  ])
  func arcRunsInTheRequestedDirection(start: Int, end: Int, clockwise: Bool, delta: Int) {
    let quarter = Double.pi / 2
    let found = Path.arcDelta(
      from: Double(start) * quarter,
      to: Double(end) * quarter,
      clockwise: clockwise
    )
    #expect(abs(found - Double(delta) * quarter) < 1e-12)
  }

  /// `remainder` of a full turn is 0, but the turn must not be lost.
  @Test func fullTurnInTheOppositeDirectionStaysFull() {
    #expect(Path.arcDelta(from: 0, to: 2 * .pi, clockwise: true) == -2 * .pi)
    #expect(Path.arcDelta(from: 2 * .pi, to: 0, clockwise: false) == 2 * .pi)
  }

  @Test func counterclockwiseArcsTurnClockwiseOnScreen() {
    let below = arc(from: 0, to: .pi, clockwise: false).boundingRect
    #expect(abs(below.minY - 50) < 1e-9 && abs(below.maxY - 90) < 1e-9)
    let above = arc(from: 0, to: .pi, clockwise: true).boundingRect
    #expect(abs(above.minY - 10) < 1e-9 && abs(above.maxY - 50) < 1e-9)
  }

  @Test func quarterArcIsOneCurve() {
    #expect(
      arc(from: 0, to: .pi / 2, clockwise: false).snappedToGrid.description
        == "90 50 m 90 72.0914 72.0914 90 50 90 c"
    )
    #expect(arc(from: 0, to: 2 * .pi, clockwise: false).elements.count == 5)
    #expect(arc(from: 0, to: .pi / 2 + 0.001, clockwise: false).elements.count == 3)
  }

  @Test(arguments: [(0.3, 2.0), (-1, 6), (4, -3.5), (100, 1)])
  func everyPointIsOnTheCircle(start: Double, delta: Double) {
    var path = Path()
    let center = CGPoint(x: -3, y: 8)
    path.addArc(center: center, radius: 100, startRadians: start, deltaRadians: delta)
    // The largest error of a cubic quarter turn is 2.7e-4 of the radius.
    for fraction in stride(from: CGFloat(0.05), to: 1, by: 0.05) {
      let point = path.trimmedPath(from: 0, to: fraction).currentPoint
      #expect(abs(distance(point ?? .zero, center) - 100) < 0.028)
    }
    let (sine, cosine) = Trigonometry.sineAndCosine(start + delta)
    let end = CGPoint(x: -3 + 100 * cosine, y: 8 + 100 * sine)
    #expect(distance(path.currentPoint ?? .zero, end) < 1e-9)
  }

  @Test func lineJoinsTheCurrentPointToTheArc() {
    var path = Path("1 2 m") ?? Path()
    path.addArc(center: CGPoint(x: 10, y: 10), radius: 5, startRadians: 0, deltaRadians: .pi / 2)
    #expect(path.description.hasPrefix("1 2 m 15 10 l 15 12.7614"))
  }

  @Test func theTransformMovesTheArcOnly() {
    var path = Path("1 2 m") ?? Path()
    path.addArc(
      center: .zero,
      radius: 5,
      startRadians: 0,
      deltaRadians: .pi / 2,
      transform: CGAffineTransform(translationX: 100, y: 0)
    )
    #expect(path.snappedToGrid.description.hasPrefix("1 2 m 105 0 l 105 2.7614"))
  }

  @Test(arguments: [(Double.nan, 1, 5), (0, .infinity, 5), (0, 1, CGFloat.nan), (0, 1, .infinity)])
  func arcsThatAreNotFiniteAddNothing(start: Double, delta: Double, radius: CGFloat) {
    var path = Path()
    path.addArc(center: .zero, radius: radius, startRadians: start, deltaRadians: delta)
    #expect(path.isEmpty)
  }

  @Test func arcOfManyTurnsIsOneTurnPlusRemainder() {
    var (few, many) = (Path(), Path())
    few.addArc(center: .zero, radius: 5, startRadians: 1, deltaRadians: 2.5 * .pi)
    many.addArc(center: .zero, radius: 5, startRadians: 1, deltaRadians: 200.5 * .pi)
    #expect(few.snappedToGrid == many.snappedToGrid)
    many.addArc(center: .zero, radius: 5, startRadians: 1, deltaRadians: 1e300)
    #expect(many.elements.count < 20)
  }

  @Test func tangentArcsTouchBothLines() {
    var path = Path("0 0 m") ?? Path()
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0),
      tangent2End: CGPoint(x: 100, y: 100),
      radius: 20
    )
    #expect(path.snappedToGrid.description == "0 0 m 80 0 l 91.0457 0 100 8.9543 100 20 c")
    var left = Path("0 0 m") ?? Path()
    left.addArc(
      tangent1End: CGPoint(x: 100, y: 0),
      tangent2End: CGPoint(x: 100, y: -100),
      radius: 20
    )
    #expect(left.snappedToGrid.description == "0 0 m 80 0 l 91.0457 0 100 -8.9543 100 -20 c")
  }

  @Test(arguments: [
    (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0), CGFloat(5)),
    (CGPoint(x: 10, y: 0), CGPoint(x: 5, y: 0), 5), (CGPoint.zero, CGPoint(x: 5, y: 5), 5),
    (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 0), 5),
    (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 9), 0),
    (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 9), .nan),
  ])
  func lineReplacesADegenerateTangentArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
    var path = Path("0 0 m") ?? Path()
    path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    #expect(path.elements == [.move(to: .zero), .line(to: corner)])
  }

  @Test func aTangentArcWithoutACurrentPointIsAMove() {
    var path = Path()
    path.addArc(tangent1End: CGPoint(x: 1, y: 2), tangent2End: CGPoint(x: 3, y: 9), radius: 5)
    #expect(path.description == "1 2 m")
  }
}
