import Foundation
import Scene
import Testing

@Suite struct PathContainsTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test(arguments: [
    (50, 50, true), (0, 0, true), (0, 50, true), (50, 0, true), (100, 50, false), (50, 100, false),
    (100, 100, false), (-0.001, 50, false), (50, 100.001, false), (.nan, 50, false),
    (50, .infinity, false), (-1e300, 50, false),
  ])
  func theLeftAndUpperSideAreInside(x: CGFloat, y: CGFloat, inside: Bool) {
    #expect(square.contains(CGPoint(x: x, y: y)) == inside)
    #expect(square.contains(CGPoint(x: x, y: y), eoFill: true) == inside)
  }

  @Test func equalWindingsAddAndOppositeOnesCancel() {
    let inner = CGRect(x: 25, y: 25, width: 50, height: 50)
    var twice = square
    twice.addRect(inner)
    #expect(twice.contains(CGPoint(x: 50, y: 50)))
    #expect(!twice.contains(CGPoint(x: 50, y: 50), eoFill: true))
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0)
    let hole = square.applying(.identity)
    var opposite = hole
    opposite.addRect(inner, transform: mirror)
    #expect(!opposite.contains(CGPoint(x: 50, y: 50)))
    #expect(opposite.contains(CGPoint(x: 10, y: 10)))
  }

  @Test func starHasAHoleWithEvenOddRule() throws {
    let star = try #require(Path("50 0 m 80 95 l 0 35 l 100 35 l 20 95 l h"))
    #expect(star.contains(CGPoint(x: 50, y: 50)))
    #expect(!star.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(star.contains(CGPoint(x: 50, y: 20), eoFill: true))
  }

  @Test func openSubpathsCountAsClosed() throws {
    let open = try #require(Path("0 0 m 100 0 l 100 100 l 300 0 m 400 0 l 400 100 l"))
    #expect(open.contains(CGPoint(x: 90, y: 50)))
    #expect(!open.contains(CGPoint(x: 10, y: 50)))
    #expect(open.contains(CGPoint(x: 390, y: 50)))
    #expect(!open.contains(CGPoint(x: 200, y: 50)))
  }

  @Test func curvesAreFollowed() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    for angle in stride(from: 0.1, to: 6.3, by: 0.2) {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      #expect(circle.contains(CGPoint(x: 100 + 99.7 * cosine, y: 100 + 99.7 * sine)))
      #expect(!circle.contains(CGPoint(x: 100 + 100.3 * cosine, y: 100 + 100.3 * sine)))
    }
  }

  @Test func anEmptyPathContainsNothing() {
    #expect(!Path().contains(.zero))
    #expect(Path("0 0 m 9 0 l")?.contains(CGPoint(x: 4, y: 0)) == false)
  }
}
