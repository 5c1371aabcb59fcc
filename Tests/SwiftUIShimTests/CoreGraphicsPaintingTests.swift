import CoreGraphics
import Pixels
import Scene
import SwiftUI
import Testing

/// The pixels that a Core Graphics context paints with its drawing modes and gradients.
@Suite
struct CoreGraphicsPaintingTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// Draws 20 × 20 points, and returns the letters of some pixels: red, blue, a mixture of both, or
  /// a dot where nothing is painted.
  private static func letters(
    _ points: [(Int, Int)],
    _ draw: @escaping (CGContext) -> Void
  ) throws -> String {
    let canvas = Canvas { context, _ in context.withCGContext { draw($0) } }
    let bitmap = try ImageRenderer(content: canvas.frame(width: 20, height: 20)).bitmap()
    return points.map { x, y in
      let start = 4 * (y * bitmap.width + x)
      let pixel = bitmap.bytes[start..<(start + 4)]
      guard pixel.last == 255 else { return "." }
      return pixel.first == 255 ? "r" : pixel.first == 0 ? "b" : "m"
    }
    .joined()
  }

  /// The expected letters on the outline of the outer of two squares, between them, and in the
  /// inner one.
  private static let modes: [(CGPathDrawingMode, String)] = [
    (.fill, "rrr"), (.eoFill, "rr."), (.stroke, "b.."), (.fillStroke, "brr"),
    (.eoFillStroke, "br."),
  ]

  @Test(arguments: modes)
  func aModePaintsTheInsideAndTheLine(mode: CGPathDrawingMode, expected: String) throws {
    let seen = try Self.letters([(4, 10), (6, 10), (10, 10)]) { cg in
      cg.setFillColor(Self.red)
      cg.setStrokeColor(Self.blue)
      cg.setLineWidth(2)
      cg.addRect(CGRect(x: 4, y: 4, width: 12, height: 12))
      cg.move(to: CGPoint(x: 9, y: 9))
      cg.addLine(to: CGPoint(x: 13, y: 9))
      cg.addLine(to: CGPoint(x: 13, y: 13))
      cg.addLine(to: CGPoint(x: 9, y: 13))
      cg.closePath()
      cg.drawPath(using: mode)
    }
    #expect(seen == expected)
  }

  private static func gradient(
    _ colors: [CGColor] = [red, blue],
    _ locations: [CGFloat]? = nil
  ) throws -> CGGradient {
    try #require(CGGradient(colorsSpace: nil, colors: colors, locations: locations))
  }

  /// The expected letters in the corner before the start, in the middle, in the corners on either
  /// side of it, and in the corner after the end.
  private static var diagonals: [(CGGradientDrawingOptions, String)] {
    [
      ([], ".mmm."), (.drawsBeforeStartLocation, "rmmm."), (.drawsAfterEndLocation, ".mmmb"),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], "rmmmb"),
    ]
  }

  // The table is computed in the test, so that the constants are evaluated there.
  @Test(arguments: 0..<4)
  func aDiagonalGradientIsAStripAcrossItsDirection(index: Int) throws {
    let (options, expected) = Self.diagonals[index]
    let gradient = try Self.gradient()
    let seen = try Self.letters([(1, 1), (10, 10), (0, 18), (18, 0), (18, 18)]) { cg in
      cg.drawLinearGradient(
        gradient,
        start: CGPoint(x: 5, y: 5),
        end: CGPoint(x: 15, y: 15),
        options: options
      )
    }
    #expect(seen == expected)
  }

  @Test
  func zeroLengthGradientPaintsNothing() throws {
    let gradient = try Self.gradient()
    let seen = try Self.letters([(1, 1), (10, 10), (18, 18)]) { cg in
      let point = CGPoint(x: 10, y: 10)
      cg.drawLinearGradient(gradient, start: point, end: point, options: .drawsAfterEndLocation)
    }
    #expect(seen == "...")
  }

  @Test
  func gradientMayBeShorterThanAPoint() throws {
    let gradient = try Self.gradient()
    let seen = try Self.letters([(5, 10), (15, 10)]) { cg in
      cg.drawLinearGradient(
        gradient,
        start: CGPoint(x: 10, y: 10),
        end: CGPoint(x: 10.5, y: 10),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
      )
    }
    #expect(seen == "rb")
  }

  /// The expected letters at the centre, on the ring to its right, above and below it, and outside
  /// the ring to the right, below and to the left.
  private static var discs: [(CGGradientDrawingOptions, String)] {
    [
      ([], ".mmm..."), (.drawsBeforeStartLocation, "rmmm..."), (.drawsAfterEndLocation, ".mmmbbb"),
    ]
  }

  @Test(arguments: 0..<3)
  func aRadialGradientIsARingAroundItsCentre(index: Int) throws {
    let (options, expected) = Self.discs[index]
    let gradient = try Self.gradient()
    let points = [(10, 8), (15, 8), (10, 2), (10, 13), (18, 8), (10, 17), (1, 8)]
    let seen = try Self.letters(points) { cg in
      cg.drawRadialGradient(
        gradient,
        startCenter: CGPoint(x: 10.5, y: 8.5),
        startRadius: 3,
        endCenter: CGPoint(x: 10.5, y: 8.5),
        endRadius: 7,
        options: options
      )
    }
    #expect(seen == expected)
  }

  @Test
  func colorsWithoutLocationsAreEvenlySpread() throws {
    func middle(_ locations: [CGFloat]?) throws -> String {
      let gradient = try Self.gradient([Self.red, Self.blue, Self.blue, Self.red], locations)
      return try Self.letters([(0, 0), (5, 0), (8, 0), (11, 0), (19, 0)]) { cg in
        cg.drawLinearGradient(
          gradient,
          start: CGPoint(x: 0.5, y: 0),
          end: CGPoint(x: 19.5, y: 0),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        )
      }
    }
    #expect(try middle(nil) == "rmbbr")
    #expect(try middle([0, 0.1, 0.35, 1]) == "rbmmr")
  }

  // MARK: - Colours

  @Test
  func theNamedColorsAreGreys() {
    #expect(CGColor.black.components == [0, 1])
    #expect(CGColor.white.components == [1, 1])
    #expect(CGColor.clear.components == [0, 0])
  }

  @Test
  func colorsAreEqualByComponentsAndSpace() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(Self.red == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(Self.red != Self.blue)
    #expect(Self.red != CGColor(colorSpace: space, components: [1, 0, 0, 1]))
  }
}
