import CoreGraphics
import CoreGraphics.CGGeometry
import Pixels
import Scene
import SwiftUI
import Testing

/// Drawing with a Core Graphics context, checked pixel by pixel.
@Suite
struct CoreGraphicsTests {
  /// Returns the colours of some pixels of a drawing of 20 × 20 points.
  private static func pixels(
    _ points: [(Int, Int)],
    _ draw: @escaping (CGContext) -> Void
  ) throws -> [[UInt8]] {
    let canvas = Canvas { context, _ in context.withCGContext { draw($0) } }
    let bitmap = try ImageRenderer(content: canvas.frame(width: 20, height: 20)).bitmap()
    return points.map { x, y in
      let start = 4 * (y * bitmap.width + x)
      return Array(bitmap.bytes[start..<(start + 4)])
    }
  }

  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let none: [UInt8] = [0, 0, 0, 0]

  @Test
  func rectanglesHaveTheCurrentColor() throws {
    let seen = try Self.pixels([(2, 2), (12, 2), (2, 12)]) { cg in
      cg.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      cg.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      cg.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      cg.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
    #expect(seen == [Self.red, Self.blue, Self.none])
  }

  @Test
  func restoringResetsColorTransformAndClip() throws {
    let seen = try Self.pixels([(2, 2), (12, 12), (18, 2)]) { cg in
      cg.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      cg.saveGState()
      cg.translateBy(x: 10, y: 10)
      cg.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      cg.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      cg.fill(CGRect(x: -10, y: -10, width: 20, height: 20))
      cg.restoreGState()
      cg.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      cg.restoreGState()
    }
    #expect(seen == [Self.red, Self.blue, Self.none])
  }

  @Test
  func endingATransparencyLayerRestoresTheState() throws {
    let seen = try Self.pixels([(2, 2), (12, 12)]) { cg in
      cg.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      cg.beginTransparencyLayer(auxiliaryInfo: nil)
      cg.translateBy(x: 10, y: 10)
      cg.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      cg.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      cg.endTransparencyLayer()
      cg.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(seen == [Self.red, Self.blue])
  }

  @Test
  func aPathIsUnaffectedByLaterTransforms() throws {
    let seen = try Self.pixels([(2, 2), (12, 12)]) { cg in
      cg.move(to: .zero)
      cg.addLine(to: CGPoint(x: 6, y: 0))
      cg.translateBy(x: 5, y: 5)
      cg.scaleBy(x: 2, y: 2)
      cg.addLine(to: CGPoint(x: 0.5, y: 0.5))
      cg.addLine(to: CGPoint(x: -2.5, y: 0.5))
      cg.closePath()
      cg.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      cg.fillPath()
    }
    #expect(seen == [Self.red, Self.none])
  }

  @Test
  func theEvenOddRuleLeavesHoles() throws {
    func draw(_ rule: CGPathFillRule) throws -> [[UInt8]] {
      try Self.pixels([(10, 10), (2, 2)]) { cg in
        cg.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        cg.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        cg.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        cg.fillPath(using: rule)
      }
    }
    #expect(try draw(.winding) == [Self.red, Self.red])
    #expect(try draw(.evenOdd) == [Self.none, Self.red])
  }

  @Test
  func linesHaveTheirWidthAndDashes() throws {
    let seen = try Self.pixels([(2, 10), (7, 10), (12, 10), (2, 5)]) { cg in
      cg.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      cg.setLineWidth(4)
      cg.setLineDash(phase: 0, lengths: [5, 5])
      cg.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
    }
    #expect(seen == [Self.blue, Self.none, Self.blue, Self.none])
  }

  @Test
  func aGradientIsClippedUnlessItIsExtended() throws {
    func draw(_ options: CGGradientDrawingOptions) throws -> [[UInt8]] {
      let colors = [
        CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
      ]
      let gradient = try #require(
        CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1])
      )
      return try Self.pixels([(1, 10), (18, 10)]) { cg in
        cg.drawLinearGradient(
          gradient,
          start: CGPoint(x: 5, y: 0),
          end: CGPoint(x: 15, y: 0),
          options: options
        )
      }
    }
    #expect(try draw([]) == [Self.none, Self.none])
    #expect(try draw(.drawsBeforeStartLocation) == [Self.red, Self.none])
    #expect(
      try draw([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == [Self.red, Self.blue]
    )
  }

  @Test
  func clearingRemovesDrawings() throws {
    let seen = try Self.pixels([(2, 2), (12, 12)]) { cg in
      cg.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      cg.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      cg.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(seen == [Self.none, Self.red])
  }

  @Test
  func opacityAndImpossibleValuesAreHarmless() throws {
    let seen = try Self.pixels([(2, 2), (12, 12)]) { cg in
      cg.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      cg.setAlpha(0)
      cg.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      cg.setAlpha(1)
      cg.scaleBy(x: 0, y: 0)
      cg.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      cg.translateBy(x: .nan, y: .infinity)
      cg.fillPath()
      cg.strokeLineSegments(between: [.zero])
      cg.endTransparencyLayer()
    }
    #expect(seen == [Self.none, Self.none])
  }

  // MARK: - Colours

  @Test
  func colorsOfCoreGraphicsKeepTheirComponents() throws {
    let color = Color(red: 0.5, green: 0.25, blue: 0.75, opacity: 0.5)
    let bridged = try #require(color.cgColor)
    #expect(bridged.components == [0.5, 0.25, 0.75, 0.5])
    #expect(bridged.alpha == 0.5 && bridged.numberOfComponents == 4)
    #expect(Color(cgColor: bridged) == Color(bridged))
    #expect(bridged.copy(alpha: 1)?.components == [0.5, 0.25, 0.75, 1])
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
  }

  @Test
  func dynamicColorHasNoCGColor() {
    #expect(Color.red.cgColor == nil)
    #expect(UIColor.systemRed.cgColor.components?.first == 1)
  }

  @Test
  func colorSpacesAreFoundByName() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
    #expect(CGColorSpace(name: "no such space") == nil)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    let grey = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 0.5])
    #expect(grey?.components == [0.25, 0.5])
    #expect(CGGradient(colorsSpace: nil, colors: [1, 2] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }

  @Test
  func geometryHasApplesDebugDescriptions() {
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4.5).debugDescription == "(1.0, 2.0, 3.0, 4.5)")
    #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
    #expect(CGSize(width: 1, height: 2).debugDescription == "(1.0, 2.0)")
  }
}
