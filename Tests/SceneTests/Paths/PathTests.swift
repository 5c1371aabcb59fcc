import Foundation
import Scene
import Testing

@Suite struct PathTests {
  @Test func buildingAddsElementByElement() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
      path.addCurve(
        to: CGPoint(x: 13, y: 14),
        control1: CGPoint(x: 9, y: 10),
        control2: CGPoint(x: 11, y: 12)
      )
      path.closeSubpath()
    }
    #expect(path.description == "1 2 m 3 4 l 5 6 7 8 q 9 10 11 12 13 14 c h")
    #expect(
      path.elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
        .quadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6)),
        .curve(
          to: CGPoint(x: 13, y: 14),
          control1: CGPoint(x: 9, y: 10),
          control2: CGPoint(x: 11, y: 12)
        ),
        .closeSubpath,
      ]
    )
  }

  @Test func anEmptyPathHasNoPoint() {
    #expect(Path().isEmpty)
    #expect(Path().currentPoint == nil)
    #expect(Path().elements.isEmpty)
  }

  @Test func segmentWithoutCurrentPointStartsAtItsFirstPoint() {
    var (line, quad, curve, close) = (Path(), Path(), Path(), Path())
    line.addLine(to: CGPoint(x: 1, y: 2))
    quad.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
    curve.addCurve(
      to: CGPoint(x: 5, y: 6),
      control1: CGPoint(x: 1, y: 2),
      control2: CGPoint(x: 3, y: 4)
    )
    close.closeSubpath()
    #expect(line.description == "1 2 m 1 2 l")
    #expect(quad.description == "1 2 m 1 2 3 4 q")
    #expect(curve.description == "1 2 m 1 2 3 4 5 6 c")
    #expect(close.isEmpty)
  }

  @Test func lastOfSeveralMovesApplies() {
    #expect(Path("1 1 m 2 2 m 3 3 m 4 4 l 5 5 m 6 6 m")?.description == "3 3 m 4 4 l 6 6 m")
  }

  @Test func afterACloseTheStartIsTheCurrentPoint() {
    var path = Path("1 2 m 3 4 l 5 0 l h") ?? Path()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.description == "1 2 m 3 4 l 5 0 l h 1 2 m 9 9 l")
  }

  @Test func closingTwiceEqualsClosingOnce() {
    #expect(Path("0 0 m 1 1 l h h h")?.description == "0 0 m 1 1 l h")
  }

  @Test func theCurrentPointIsTheEndOfTheLastElement() {
    #expect(Path("1 1 m 2 2 3 3 q")?.currentPoint == CGPoint(x: 3, y: 3))
    #expect(Path("1 1 m 2 2 3 3 4 4 c")?.currentPoint == CGPoint(x: 4, y: 4))
    #expect(Path("1 1 m 2 2 l 8 8 m")?.currentPoint == CGPoint(x: 8, y: 8))
  }

  @Test func pathsOfTheSameElementsAreEqual() {
    let text = "1 2 m 3 4 l h 5 6 m 7 8 9 10 q"
    #expect(Path(text) == Path(text))
    #expect(Path(text)?.hashValue == Path(text)?.hashValue)
    #expect(Path(text) != Path("1 2 m 3 4 l h 5 6 m 7 8 9 11 q"))
  }

  @Test func theFlatFormIsReadBack() throws {
    let path = try #require(Path("1 2 m 3 4 l h 5 6 m 7 8 9 10 q 1 1 2 2 3 3 c"))
    #expect(Path(verbs: path.verbs, coordinates: path.coordinates) == path)
  }

  @Test(arguments: [[0, 1], [9], [0, 3], [255, 0], [1, 1, 1]] as [[UInt8]])
  func damagedFlatFormIsReadUpToTheDamage(verbs: [UInt8]) {
    let path = Path(verbs: verbs, coordinates: [1, 2])
    #expect(path.verbs.count <= 2)
    #expect(path.coordinates.count == path.elements.count * 2)
  }

  @Test func addPathMovesEveryPoint() {
    var path = Path("0 0 m 1 1 l") ?? Path()
    let other = Path("1 2 m 3 4 l 5 6 7 8 q 1 2 3 4 5 6 c h") ?? Path()
    path.addPath(other, transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    #expect(
      path.description
        == "0 0 m 1 1 l 12 26 m 16 32 l 20 38 24 44 q 12 26 16 32 20 38 c h"
    )
  }

  /// A path may end with a move, be closed, or be empty.
  @Test(
    arguments: ["", "9 9 m", "0 0 m 1 1 l", "0 0 m 1 1 l h"],
    ["", "1 2 m", "1 2 m 3 4 l h 5 6 m 7 8 9 1 q", "1 2 m 1 2 3 4 5 6 c h"]
  )
  func addingAPathEqualsAddingItsElements(start: String, added: String) throws {
    let turned = CGAffineTransform(a: 0.5, b: 2, c: -3, d: 0.25, tx: 10, ty: -20)
    var path = try #require(Path(start))
    var expected = path
    let other = try #require(Path(added))
    path.addPath(other, transform: turned)
    other.forEach { element in
      switch element {
      case .move(let end): expected.move(to: end.applying(turned))
      case .line(let end): expected.addLine(to: end.applying(turned))
      case .quadCurve(let end, let control):
        expected.addQuadCurve(to: end.applying(turned), control: control.applying(turned))
      case .curve(let end, let control1, let control2):
        expected.addCurve(
          to: end.applying(turned),
          control1: control1.applying(turned),
          control2: control2.applying(turned)
        )
      case .closeSubpath: expected.closeSubpath()
      }
    }
    #expect(path == expected)
    // The current point and the start of the subpath are equal, too.
    path.addLine(to: .zero)
    expected.addLine(to: .zero)
    path.closeSubpath()
    expected.closeSubpath()
    #expect(path == expected && path.currentPoint == expected.currentPoint)
  }

  @Test func applyingAndOffsettingLeaveTheOriginal() {
    let path = Path("1 2 m 3 4 l") ?? Path()
    #expect(path.offsetBy(dx: 10, dy: -2).description == "11 0 m 13 2 l")
    #expect(path.applying(CGAffineTransform(scaleX: -1, y: 2)).description == "-1 4 m -3 8 l")
    #expect(path.applying(.identity) == path)
    #expect(path.description == "1 2 m 3 4 l")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func hostileNumbersAreKeptUntilSnappedToTheGrid(value: Double) {
    var path = Path()
    path.move(to: CGPoint(x: value, y: 1))
    path.addLine(to: CGPoint(x: 2, y: value))
    path.addQuadCurve(to: CGPoint(x: value, y: value), control: CGPoint(x: value, y: 0))
    path.closeSubpath()
    #expect(path.elements.count == 4)
    #expect(path.snappedToGrid.coordinates.allSatisfy { abs($0) <= CoordinateGrid.limit })
    #expect(!path.contains(CGPoint(x: value, y: value)))
    _ = path.boundingRect
    _ = path.trimmedPath(from: 0.2, to: 0.7)
    _ = path.strokedPath(StrokeStyle(lineWidth: 2, dash: [1]))
    _ = path.description
  }
}
