import Foundation
import Scene
import Testing

@Suite struct PathShapesTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func rectanglesRunClockwiseFromTheTopLeft() {
    #expect(Path(rect).description == "10 20 m 110 20 l 110 70 l 10 70 l h")
    #expect(
      Path(CGRect(x: 10, y: 20, width: -4, height: -6)).description
        == "6 14 m 10 14 l 10 20 l 6 20 l h"
    )
  }

  @Test func severalRectanglesAreAddedInOrder() {
    var path = Path()
    path.addRects(
      [CGRect(x: 0, y: 0, width: 1, height: 1), .null, CGRect(x: 5, y: 5, width: 1, height: 1)],
      transform: CGAffineTransform(scaleX: 2, y: 1)
    )
    #expect(path.description == "0 0 m 2 0 l 2 1 l 0 1 l h 10 5 m 12 5 l 12 6 l 10 6 l h")
  }

  @Test func linesBeginWithAMove() {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)])
    path.addLines([])
    path.addLines([CGPoint(x: 5, y: 5)])
    #expect(path.description == "0 0 m 1 1 l 5 5 m")
  }

  @Test func ellipsesRunClockwiseFromThreeOClock() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      circle.description == """
        100 50 m 100 77.6142 77.6142 100 50 100 c 22.3858 100 0 77.6142 0 50 c \
        0 22.3858 22.3858 0 50 0 c 77.6142 0 100 22.3858 100 50 c h
        """
    )
    #expect(Path(ellipseIn: rect).boundingRect == rect)
  }

  @Test func roundedRectanglesStartAtTheRightCentre() {
    let path = Path(
      roundedRect: rect,
      cornerSize: CGSize(width: 10, height: 20),
      style: .circular
    )
    #expect(
      path.description == """
        110 45 m 110 50 l 110 61.0457 105.523 70 100 70 c 20 70 l 14.4772 70 10 61.0457 10 50 c \
        10 40 l 10 28.9543 14.4772 20 20 20 c 100 20 l 105.523 20 110 28.9543 110 40 c h
        """
    )
  }

  @Test func cornersAreAtMostHalfTheSides() {
    let path = Path(roundedRect: rect, cornerRadius: 1_000)
    #expect(path == Path(roundedRect: rect, cornerSize: CGSize(width: 50, height: 25)))
    #expect(path.boundingRect == rect)
  }

  @Test(arguments: [0, -5, CGFloat.nan])
  func cornersOfNoSizeAreSquare(radius: CGFloat) {
    #expect(Path(roundedRect: rect, cornerRadius: radius) == Path(rect))
  }

  @Test func theNullRectangleAddsNothing() {
    #expect(Path(.null).isEmpty)
    #expect(Path(ellipseIn: .null).isEmpty)
    #expect(Path(roundedRect: .null, cornerRadius: 3).isEmpty)
  }

  @Test func everyShapeTurnsTheSameWayOnScreen() {
    let hole = CGRect(x: 40, y: 30, width: 20, height: 20)
    var path = Path(rect)
    path.addEllipse(in: hole)
    #expect(path.contains(CGPoint(x: 50, y: 40)))
    #expect(!path.contains(CGPoint(x: 50, y: 40), eoFill: true))
    var mirrored = Path(rect)
    mirrored.addRoundedRect(
      in: CGRect(x: -60, y: 30, width: 20, height: 20),
      cornerSize: CGSize(width: 5, height: 5),
      transform: CGAffineTransform(scaleX: -1, y: 1)
    )
    #expect(!mirrored.contains(CGPoint(x: 50, y: 40)))
  }
}
