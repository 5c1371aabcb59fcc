import Foundation
import Scene
import Testing

@Suite struct PathBoundsTests {
  @Test(arguments: [
    ("1 2 m", CGRect(x: 1, y: 2, width: 0, height: 0)),
    ("1 2 m 5 -4 l", CGRect(x: 1, y: -4, width: 4, height: 6)),
    ("0 0 m 50 100 100 0 q", CGRect(x: 0, y: 0, width: 100, height: 50)),
    ("0 0 m 0 100 100 100 100 0 c", CGRect(x: 0, y: 0, width: 100, height: 75)),
    ("0 0 m 10 10 20 20 30 30 c", CGRect(x: 0, y: 0, width: 30, height: 30)),
    ("0 0 m 0 0 0 0 0 0 c", CGRect(x: 0, y: 0, width: 0, height: 0)),
    ("0 0 m 10 0 l h 90 90 m", CGRect(x: 0, y: 0, width: 90, height: 90)),
    ("0 0 m -60 0 60 0 0 0 c", CGRect(x: -17.3205, y: 0, width: 2 * 17.3205, height: 0)),
  ])
  func boundsAreTight(text: String, expected: CGRect) throws {
    let bounds = try #require(Path(text)).boundingRect
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ].map { CoordinateGrid.point($0) }
    #expect(corners[0] == CGPoint(x: expected.minX, y: expected.minY))
    #expect(corners[1] == CGPoint(x: expected.maxX, y: expected.maxY))
  }

  @Test func balloonHasItsPublishedBounds() throws {
    let balloon = try #require(
      Path("50 0 m 0 0 0 50 q 0 100 50 150 q 100 100 100 50 q 100 0 50 0 q h")
    )
    #expect(balloon.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 150))
  }

  @Test func everyPointOfRandomCurvesIsWithin() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<40 {
      let points = (0..<4).map { _ in
        CGPoint(x: generator.number(-50...50), y: generator.number(-50...50))
      }
      let path = Path { path in
        path.move(to: points[0])
        path.addCurve(to: points[3], control1: points[1], control2: points[2])
      }
      let bounds = path.boundingRect.insetBy(dx: -1e-9, dy: -1e-9)
      let ends = (1...40).compactMap {
        path.trimmedPath(from: 0, to: CGFloat($0) / 40).currentPoint
      }
      #expect(ends.count == 40 && ends.allSatisfy { bounds.contains($0) })
      let (tight, hull) = (path.boundingRect, path.controlBounds)
      #expect(hull.minX - tight.minX < 1e-9 && hull.minY - tight.minY < 1e-9)
      #expect(tight.maxX - hull.maxX < 1e-9 && tight.maxY - hull.maxY < 1e-9)
      // Tight: every side is touched by some point of the curve.
      #expect((ends + [points[0]]).map(\.x).min().map { $0 - bounds.minX < 1 } == true)
      #expect((ends + [points[0]]).map(\.y).max().map { bounds.maxY - $0 < 1 } == true)
    }
  }

  @Test func emptyPathsHaveNoBounds() {
    #expect(Path().boundingRect.isNull)
    #expect(Path().controlBounds.isNull)
  }

  @Test func controlBoundsHoldTheControlPoints() {
    let bounds = Path("0 0 m 50 100 100 0 q")?.controlBounds
    #expect(bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
