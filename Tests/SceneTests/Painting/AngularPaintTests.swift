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

  /// The last turn of two begins at the middle of the gradient; the first of a reversed one ends
  /// there.
  @Test(arguments: [
    (0.0, 720.0, [0, 0.5, 1], [100, 200, 0]), (720, 0, [0, 0.5, 1], [0, 200, 100]),
  ])
  func stopsInTheLastTurnAreKept(
    start: Double,
    end: Double,
    locations: [Double],
    reds: [UInt8]
  ) {
    let stops = [(0.0, 0), (0.25, 50), (0.5, 100), (0.75, 200), (1, 0)].map {
      GradientStop(location: $0.0, color: RGBA(red: UInt8($0.1), green: 0, blue: 0))
    }
    let paint = AngularPaint(center: .zero, start: start, end: end, stops: stops)
    #expect(paint.start == 0 && paint.end == 360)
    #expect(paint.stops.map(\.location) == locations)
    #expect(paint.stops.map(\.color.red) == reds)
  }

  @Test(arguments: [
    (10.0, 370.0, 10.0, 370.0), (10, 370.000_04, 10, 370), (10, 370.1, 10.1, 370.1),
    (-350, 20, 20, 380), (359.999_96, 360, 0, 0), (-10, 10, 350, 370), (360, 365, 0, 5),
    (725, 730, 5, 10), (-725, -720, 355, 360),
  ])
  func spansOfATurnAreKept(start: Double, end: Double, low: Double, high: Double) {
    let paint = AngularPaint(center: .zero, start: start, end: end, stops: Self.stops)
    #expect(abs(paint.start - low) < 1e-9 && abs(paint.end - high) < 1e-9)
  }

  @Test func centersAreOnTheGridAndSpreadsAreKept() {
    let paint = AngularPaint(
      center: CGPoint(x: 1.000_04, y: 2.000_06),
      start: 0,
      end: 1,
      stops: []
    )
    #expect(paint.center == CGPoint(x: 1, y: 2.0001) && paint.spread == .pad)
    #expect(
      AngularPaint(center: .zero, start: 0, end: 1, spread: .reflect, stops: []).spread == .reflect
    )
  }

  /// A whole turn keeps its stops as they are.
  @Test(arguments: [(10.0, 370.0), (0, 360), (0, 360.000_04)])
  func aWholeTurnKeepsItsStops(start: Double, end: Double) {
    let stops = [
      GradientStop(location: 0.25, color: Self.red), GradientStop(location: 0.75, color: Self.blue),
    ]
    let paint = AngularPaint(center: .zero, start: start, end: end, stops: stops)
    #expect(paint.stops == stops)
  }
}
