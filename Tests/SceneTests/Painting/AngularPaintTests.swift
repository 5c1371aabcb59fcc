import Foundation
import Scene
import Testing

@Suite
struct AngularPaintTests {
  static let red = RGBA(red: UInt8(255), green: 0, blue: 0)
  static let blue = RGBA(red: UInt8(0), green: 0, blue: 255)
  static let stops = [
    GradientStop(location: 0, color: red), GradientStop(location: 1, color: blue),
  ]

  @Test(arguments: [
    (0.0, 90.0, 0.0, 90.0), (-90, 0, 270, 360), (370, 380, 10, 20), (0, 360, 0, 360),
    (720, 720, 0, 0), (.nan, 40, 0, 40), (.infinity, -.infinity, 0, 0),
  ])
  func anglesAreReducedToTheFirstTurn(start: Double, end: Double, low: Double, high: Double) {
    let paint = AngularPaint(center: .zero, start: start, end: end, stops: Self.stops)
    #expect(paint.start == low && paint.end == high)
    #expect(paint.stops == Self.stops)
  }

  @Test
  func counterclockwiseGradientIsReversed() {
    let paint = AngularPaint(center: .zero, start: 90, end: 30, stops: Self.stops)
    #expect(paint.start == 30 && paint.end == 90)
    #expect(paint.stops.map(\.color) == [Self.blue, Self.red])
  }

  @Test
  func lastTurnOfALongerGradientIsVisible() {
    let paint = AngularPaint(center: .zero, start: 0, end: 720, stops: Self.stops)
    #expect(paint.start == 0 && paint.end == 360)
    #expect(paint.stops.map(\.location) == [0, 1])
    #expect(paint.stops.map(\.color.red) == [128, 0])
  }
}
