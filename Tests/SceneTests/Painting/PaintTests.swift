import Foundation
import Scene
import Testing

@Suite struct PaintTests {
  private func gradient(_ locations: [Double], alpha: Double = 1) -> LinearPaint {
    LinearPaint(
      start: .zero,
      end: CGPoint(x: 1, y: 1),
      stops: locations.map {
        GradientStop(location: $0, color: RGBA(red: UInt8(9), green: 9, blue: 9, alpha: alpha))
      }
    )
  }

  @Test(
    arguments: [
      ([0, 0.5, 1], [0, 0.5, 1]), ([0.6, 0.3, 0.8], [0.6, 0.6, 0.8]), ([-1, 2, 0.5], [0, 1, 1]),
      ([.nan, 0.33333], [0, 0.3333]), ([], []),
    ] as [([Double], [Double])]
  )
  func locationsNeverDecrease(given: [Double], kept: [Double]) {
    #expect(gradient(given).stops.map(\.location) == kept)
  }

  @Test func pointsAreOnTheGrid() {
    let paint = LinearPaint(
      start: CGPoint(x: 0.123_44, y: .nan),
      end: CGPoint(x: 1e300, y: -0.0),
      stops: []
    )
    #expect(paint.start == CGPoint(x: 0.1234, y: 0) && paint.end == CGPoint(x: 1e9, y: 0))
  }

  @Test func paintIsOpaqueIfAllItsColorsAre() {
    #expect(Paint.solid(.black).isOpaque && !Paint.solid(.clear).isOpaque)
    #expect(Paint.linear(gradient([0, 1])).isOpaque)
    #expect(!Paint.linear(gradient([0, 1], alpha: 0.9999)).isOpaque)
  }

  @Test func transparentPaintsAreInvisible() {
    #expect(Paint.solid(.clear).isTransparent && !Paint.solid(.black).isTransparent)
    #expect(Paint.linear(gradient([0, 1], alpha: 0)).isTransparent)
    #expect(!Paint.linear(gradient([0, 1], alpha: 0.0001)).isTransparent)
    #expect(Paint.linear(gradient([])).isTransparent)
  }

  @Test func alphaIsMultipliedInEveryStop() {
    let half = Paint.linear(gradient([0, 1])).multiplyingAlpha(by: 0.5)
    #expect(half == .linear(gradient([0, 1], alpha: 0.5)))
    #expect(Paint.solid(.black).multiplyingAlpha(by: 0).isTransparent)
  }
}
