import Foundation
import Scene
import Testing

@Suite struct PathCombiningTests {
  /// An operation that combines two paths.
  enum Operation: CaseIterable, Sendable {
    case intersection, union, subtracting, symmetricDifference

    func callAsFunction(_ one: Path, _ other: Path, eoFill: Bool = false) -> Path {
      switch self {
      case .intersection: one.intersection(other, eoFill: eoFill)
      case .union: one.union(other, eoFill: eoFill)
      case .subtracting: one.subtracting(other, eoFill: eoFill)
      case .symmetricDifference: one.symmetricDifference(other, eoFill: eoFill)
      }
    }

    /// Returns whether a point is inside the result, given whether it is inside each path.
    func holds(_ one: Bool, _ other: Bool) -> Bool {
      switch self {
      case .intersection: one && other
      case .union: one || other
      case .subtracting: one && !other
      case .symmetricDifference: one != other
      }
    }
  }

  /// Returns the area enclosed by closed lines, negative for the opposite orientation.
  private static func area(of path: Path) -> Double {
    var (area, start, last) = (0.0, CGPoint.zero, CGPoint.zero)
    func line(to point: CGPoint) {
      area += Double(last.x * point.y - last.y * point.x) / 2
      last = point
    }
    path.forEach { element in
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): line(to: point)
      default: line(to: start)
      }
    }
    return area
  }

  @Test(arguments: [
    (Operation.intersection, 4.0), (.union, 28), (.subtracting, 12), (.symmetricDifference, 24),
  ])
  func overlappingSquaresHaveTheExpectedAreas(operation: Operation, area: Double) {
    let one = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let other = Path(CGRect(x: 2, y: 2, width: 4, height: 4))
    let path = operation(one, other)
    #expect(abs(PathCombiningTests.area(of: path) - area) < 1e-6)
  }

  @Test(arguments: Operation.allCases, 0..<12)
  func insideMatchesTheSetOperation(operation: Operation, seed: Int) {
    var numbers = SeededGenerator(seed: seed)
    let isEvenOdd = seed.isMultiple(of: 2)
    let (one, other) = (
      Path.tangled(using: &numbers, grid: seed < 6 ? 4 : 40),
      Path.tangled(using: &numbers, grid: seed < 6 ? 4 : 40)
    )
    let path = operation(one, other, eoFill: isEvenOdd)
    for _ in 0..<200 {
      // A random point isn't on a line of the coarse grid, where rounding would decide the result.
      let point = CGPoint(
        x: Double.random(in: 0...100, using: &numbers),
        y: Double.random(in: 0...100, using: &numbers)
      )
      let expected = operation.holds(
        one.contains(point, eoFill: isEvenOdd),
        other.contains(point, eoFill: isEvenOdd)
      )
      #expect(path.contains(point) == expected, "\(point)")
      #expect(path.contains(point, eoFill: true) == expected, "even-odd at \(point)")
    }
  }

  @Test func circlesKeepTheirCurvesWithinTheTolerance() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let moon = circle.subtracting(circle.offsetBy(dx: 30, dy: 0))
    // The area in which two circles of radius 50 overlap whose centres are 30 apart.
    let lens = 2 * 2500 * acos(0.3) - 15 * (10_000 - 900).squareRoot()
    #expect(abs(PathCombiningTests.area(of: moon) - (2500 * .pi - lens)) < 1)
    #expect(moon.boundingRect.minX.magnitude < 0.01)
  }

  @Test func aSquareInAnotherLeavesAHole() throws {
    let outer = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = Path(CGRect(x: 3, y: 3, width: 4, height: 4))
    let frame = outer.subtracting(inner)
    #expect(abs(PathCombiningTests.area(of: frame) - 84) < 1e-6)
    #expect(!frame.contains(CGPoint(x: 5, y: 5)))
    #expect(frame.contains(CGPoint(x: 1, y: 5)))
    #expect(outer.subtracting(outer).isEmpty)
    #expect(outer.union(outer) == outer.normalized())
  }

  @Test func crossingLinesAreNormalizedByTheirRule() throws {
    // A self-intersecting star: its middle is inside only under the nonzero rule.
    let star = try #require(Path("50 0 m 80 100 l 0 38 l 100 38 l 20 100 l h"))
    #expect(star.normalized(eoFill: false).contains(CGPoint(x: 50, y: 50)))
    #expect(!star.normalized(eoFill: true).contains(CGPoint(x: 50, y: 50)))
    #expect(star.normalized(eoFill: true).contains(CGPoint(x: 50, y: 10), eoFill: false))
  }

  @Test func linesAreClippedByTheOtherPath() throws {
    let line = try #require(Path("0 5 m 20 5 l"))
    let square = Path(CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(line.lineIntersection(square).snappedToGrid.description == "5 5 m 15 5 l")
    #expect(line.lineSubtraction(square).snappedToGrid.description == "0 5 m 5 5 l 15 5 m 20 5 l")
  }

  @Test func unclippedClosedLinesStayClosed() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let far = Path(CGRect(x: 50, y: 0, width: 10, height: 10))
    #expect(square.lineSubtraction(far).snappedToGrid == square)
    #expect(square.lineIntersection(far).isEmpty)
    // If the square is cut only on its right side, one open line remains between the cuts.
    let bar = Path(CGRect(x: 8, y: 4, width: 10, height: 2))
    #expect(
      square.lineSubtraction(bar).snappedToGrid.description
        == "10 6 m 10 10 l 0 10 l 0 0 l 10 0 l 10 4 l"
    )
  }

  @Test(arguments: ["", "3 3 m", "0 0 m 10 0 l", "0 0 m 1e300 0 l 0 1e300 l h"])
  func pathsWithoutAreaCombineToNothing(text: String) throws {
    let path = try #require(Path(text))
    #expect(path.union(path).isEmpty)
    #expect(path.normalized().isEmpty)
  }

  @Test(arguments: [1e-6, 1e-3, 1e6])
  func combiningKeepsTheShapeAtAnyScale(scale: CGFloat) {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let square = Path(CGRect(x: 50, y: 50, width: 100, height: 100))
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let small = circle.applying(transform).intersection(square.applying(transform))
    let area = PathCombiningTests.area(of: small) / Double(scale * scale)
    #expect(abs(area - 625 * .pi) < 2)
  }
}

extension Path {
  /// Returns a path of two self-intersecting polygons with corners on a grid.
  fileprivate static func tangled(using numbers: inout SeededGenerator, grid: Int) -> Path {
    var path = Path()
    for _ in 0..<2 {
      let points = (0..<6).map { _ in
        CGPoint(
          x: Double(Int.random(in: 0...grid, using: &numbers)) * 100 / Double(grid),
          y: Double(Int.random(in: 0...grid, using: &numbers)) * 100 / Double(grid)
        )
      }
      path.addLines(points)
      path.closeSubpath()
    }
    return path
  }
}
