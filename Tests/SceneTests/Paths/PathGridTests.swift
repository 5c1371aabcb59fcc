import Foundation
import Scene
import Testing

@Suite struct PathGridTests {
  @Test func coordinatesAreRoundedLikeEveryOtherNumber() {
    var generator = SeededGenerator(seed: 5)
    let numbers =
      (0..<400).map { _ in generator.number(-1e5...1e5) }
      + [.nan, .infinity, -.infinity, -0.0, 0.00005, -0.00005, 1e300, -1e300, 0.12345, -0.00004]
      + [0.12345, 7.00005, -3.00015, 1234.56785].flatMap { [$0.nextUp, $0.nextDown.nextDown] }
    var path = Path()
    for index in stride(from: 0, to: numbers.count, by: 2) {
      path.addLine(to: CGPoint(x: numbers[index], y: numbers[index + 1]))
    }
    let expected = [numbers[0], numbers[1]] + numbers
    #expect(path.snappedToGrid.coordinates == expected.map { CoordinateGrid.coordinate($0) })
    #expect(path.snappedToGrid.coordinates.allSatisfy { $0 != 0 || $0.sign == .plus })
  }

  @Test(arguments: ["", "0 0 m", "0.00004 1 m 2 2 l h", "1 1 m 2 2 l 3.00009 3 m", "1 1 m h"])
  func roundingAPathRoundsEveryElement(text: String) throws {
    let path = try #require(Path(text))
    var built = Path()
    for element in path.elements {
      switch element {
      case .move(let end): built.move(to: CoordinateGrid.point(end))
      case .line(let end): built.addLine(to: CoordinateGrid.point(end))
      case .closeSubpath: built.closeSubpath()
      default: Issue.record("not in the table")
      }
    }
    #expect(path.snappedToGrid == built)
    #expect(path.snappedToGrid.snappedToGrid == path.snappedToGrid)
    #expect(path.snappedToGrid.currentPoint == path.currentPoint.map { CoordinateGrid.point($0) })
  }
}
