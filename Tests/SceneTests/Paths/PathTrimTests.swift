import Foundation
import Scene
import Testing

@Suite struct PathTrimTests {
  @Test(arguments: [
    ("0 0 m 100 0 l", 0.25, 0.75, "25 0 m 75 0 l"),
    ("0 0 m 100 0 l", 0, 0.5, "0 0 m 50 0 l"),
    ("0 0 m 100 0 l 100 100 l", 0.25, 0.75, "50 0 m 100 0 l 100 50 l"),
    ("0 0 m 100 0 l 100 100 l", 0.5, 1, "100 0 m 100 100 l"),
    ("0 0 m 10 0 l 10 10 l 0 10 l h", 0.75, 1, "0 10 m 0 0 l"),
    ("0 0 m 10 0 l 10 10 l 0 10 l h", 0.5, 0.875, "10 10 m 0 10 l 0 5 l"),
    ("0 0 m 50 0 l 0 20 m 150 20 l", 0.125, 0.5, "25 0 m 50 0 l 0 20 m 50 20 l"),
    ("0 0 m 50 0 l 0 20 m 150 20 l", 0.5, 1, "50 20 m 150 20 l"),
    ("0 0 m 0 0 l 100 0 l", 0.5, 1, "50 0 m 100 0 l"),
    ("0 0 m 50 0 100 0 q", 0.25, 0.5, "25 0 m 37.5 0 50 0 q"),
  ])
  func partsAreFractionsOfTheTotalLength(text: String, from: CGFloat, to: CGFloat, part: String)
    throws
  {
    let path = try #require(Path(text))
    #expect(path.trimmedPath(from: from, to: to).snappedToGrid.description == part)
  }

  @Test(arguments: [(0, 1), (-3, 7), (-.infinity, .infinity)] as [(CGFloat, CGFloat)])
  func fullTrimReturnsTheSamePath(from: CGFloat, to: CGFloat) throws {
    let path = try #require(Path("0 0 m 50 0 l 5 5 6 6 q h 3 3 m"))
    #expect(path.trimmedPath(from: from, to: to) == path)
  }

  @Test(
    arguments: [(0.5, 0.5), (0.7, 0.3), (1, 2), (-2, 0), (.nan, 1), (0, .nan), (2, 1)]
      as [(CGFloat, CGFloat)]
  )
  func anEmptyPartIsEmpty(from: CGFloat, to: CGFloat) {
    #expect(Path(CGRect(x: 0, y: 0, width: 9, height: 9)).trimmedPath(from: from, to: to).isEmpty)
  }

  @Test func touchingSubpathsAreSeparate() throws {
    let path = try #require(Path("0 0 m 10 0 l 10 0 m 10 10 l"))
    #expect(path.trimmedPath(from: 0.1, to: 0.9).description == "2 0 m 10 0 l 10 0 m 10 8 l")
  }

  @Test func pathsWithoutLengthHaveNoParts() {
    #expect(Path().trimmedPath(from: 0.2, to: 0.8).isEmpty)
    #expect(Path("1 1 m 1 1 l h")?.trimmedPath(from: 0.2, to: 0.8).isEmpty == true)
  }

  @Test func trimmingACircleByHalfGivesASemicircle() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let half = circle.trimmedPath(from: 0, to: 0.5)
    #expect(
      half.snappedToGrid
        == Path("100 50 m 100 77.6142 77.6142 100 50 100 c 22.3858 100 0 77.6142 0 50 c")?
        .snappedToGrid
    )
    let eighth = circle.trimmedPath(from: 0, to: 0.125).currentPoint ?? .zero
    let diagonal = 50 + 50 * CGFloat(0.5).squareRoot()
    #expect(abs(eighth.x - diagonal) < 0.02 && abs(eighth.y - diagonal) < 0.02)
  }

  @Test func partsOfRandomCurvesHaveTheirLengths() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let path = Path { path in
        path.move(to: .zero)
        for _ in 0..<2 {
          let points = (0..<3).map { _ in
            CGPoint(x: generator.number(0...100), y: generator.number(0...100))
          }
          path.addCurve(to: points[0], control1: points[1], control2: points[2])
          path.addQuadCurve(to: points[1], control: points[0])
        }
      }
      let from = CGFloat(generator.number(0...0.5))
      let to = CGFloat(generator.number(0.6...1))
      let ratio = length(path.trimmedPath(from: from, to: to)) / length(path)
      #expect(abs(ratio - (to - from)) < 0.002)
    }
  }

  /// Returns the length along 500 chords of each curve.
  private func length(_ path: Path) -> CGFloat {
    var (sum, current) = (CGFloat(0), CGPoint.zero)
    func go(to next: CGPoint) {
      sum +=
        ((next.x - current.x) * (next.x - current.x)
        + (next.y - current.y) * (next.y - current.y)).squareRoot()
      current = next
    }
    for element in path.elements {
      let from = current
      switch element {
      case .move(let end): current = end
      case .line(let end): go(to: end)
      case .quadCurve(let end, let control):
        for step in 1...500 {
          let t = CGFloat(step) / 500
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          go(
            to: CGPoint(
              x: a * from.x + b * control.x + c * end.x,
              y: a * from.y + b * control.y + c * end.y
            )
          )
        }
      case .curve(let end, let one, let two):
        for step in 1...500 {
          let t = CGFloat(step) / 500
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          go(
            to: CGPoint(
              x: a * from.x + b * one.x + c * two.x + d * end.x,
              y: a * from.y + b * one.y + c * two.y + d * end.y
            )
          )
        }
      case .closeSubpath: break
      }
    }
    return sum
  }
}
