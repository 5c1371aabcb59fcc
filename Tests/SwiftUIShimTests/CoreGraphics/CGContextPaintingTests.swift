import Pixels
import SwiftUI
import Testing

/// The display list that each painting function of a Core Graphics context adds.
@Suite
struct CGContextPaintingTests {
  private static let rect = CGRect(x: 1, y: 2, width: 6, height: 4)
  private static let other = CGRect(x: 10, y: 11, width: 3, height: 5)
  private static let rectCommands = ContextDrawing.rect(1, 2, 6, 4)
  private static let otherCommands = ContextDrawing.rect(10, 11, 3, 5)

  /// The commands of an ellipse in the first rectangle.
  private static var ellipse: [String] {
    get throws {
      try ContextDrawing.commands {
        $0.addEllipse(in: rect); $0.fillPath()
      }
    }
  }

  private typealias Painting = (name: String, draw: (CGContext) -> Void, commands: [String])

  private static var paintings: [Painting] {
    var cases: [Painting] = []
    func add(_ name: String, _ draw: @escaping (CGContext) -> Void, _ commands: [String]) {
      cases.append((name, draw, commands))
    }
    add("fill", { $0.fill(rect) }, ContextDrawing.fill(rectCommands))
    add(
      "fill rectangles",
      { $0.fill([rect, other]) },
      ContextDrawing.fill(rectCommands + otherCommands)
    )
    add("stroke", { $0.stroke(rect) }, ContextDrawing.stroke(rectCommands))
    add(
      "stroke with a width",
      {
        $0.setLineWidth(2)
        $0.stroke(rect, width: 3)
        $0.stroke(other)
      },
      ContextDrawing.stroke(rectCommands, pen: ["pen 3 butt miter 10"])
        + ContextDrawing.stroke(otherCommands, pen: ["pen 2 butt miter 10"])
    )
    add(
      "line segments",
      {
        $0.strokeLineSegments(
          between: [(1, 2), (3, 4), (5, 6), (7, 8), (9, 9)].map { CGPoint(x: $0.0, y: $0.1) }
        )
      },
      ContextDrawing.stroke(["move 1 2", "line 3 4", "move 5 6", "line 7 8"])
    )
    add(
      "stroke path",
      {
        $0.addRect(rect)
        $0.strokePath()
        $0.addRect(other)
        $0.strokePath()
      },
      ContextDrawing.stroke(rectCommands) + ContextDrawing.stroke(otherCommands)
    )
    add(
      "fill path",
      {
        $0.addRect(rect)
        $0.fillPath()
        $0.fillPath()
        $0.addRect(other)
        $0.fillPath(using: .evenOdd)
      },
      ContextDrawing.fill(rectCommands) + ["fill evenodd"]
        + ContextDrawing.fill(otherCommands).dropFirst()
    )
    add(
      "styled line",
      {
        $0.setLineWidth(3)
        $0.setLineCap(.round)
        $0.setLineJoin(.bevel)
        $0.setMiterLimit(4)
        $0.setLineDash(phase: 1, lengths: [2, 5])
        $0.stroke(rect)
      },
      ContextDrawing.stroke(rectCommands, pen: ["pen 3 round bevel 4", "dash 1 2 5"])
    )
    add(
      "fill colours",
      {
        $0.setFillColor(CGColor(red: 1, green: 0.2, blue: 0.4, alpha: 0.5))
        $0.fill(rect)
        $0.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        $0.fill(rect)
        $0.setFillColor(gray: 0.6, alpha: 0.25)
        $0.fill(rect)
        $0.stroke(other)
      },
      ContextDrawing.fill(rectCommands, "solid #FF3366 0.5")
        + ContextDrawing.fill(rectCommands, "solid #336699 0.8")
        + ContextDrawing.fill(rectCommands, "solid #999999 0.25")
        + ContextDrawing.stroke(otherCommands)
    )
    add(
      "stroke colours",
      {
        $0.setStrokeColor(CGColor(red: 1, green: 0.2, blue: 0.4, alpha: 0.5))
        $0.stroke(rect)
        $0.setStrokeColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        $0.stroke(rect)
        $0.setStrokeColor(gray: 0.6, alpha: 0.25)
        $0.stroke(rect)
        $0.fill(other)
      },
      ContextDrawing.stroke(rectCommands, "solid #FF3366 0.5")
        + ContextDrawing.stroke(rectCommands, "solid #336699 0.8")
        + ContextDrawing.stroke(rectCommands, "solid #999999 0.25")
        + ContextDrawing.fill(otherCommands)
    )
    add(
      "opacity",
      {
        $0.setAlpha(0.5)
        $0.setFillColor(gray: 0, alpha: 0.5)
        $0.fill(rect)
      },
      ContextDrawing.fill(rectCommands, "solid #000000 0.25")
    )
    add(
      "blend mode",
      {
        $0.setBlendMode(.multiply)
        $0.fill(rect)
      },
      ["group", "isolate", "fill nonzero", "blend multiply"]
        + ContextDrawing.fill(rectCommands).dropFirst() + ["end"]
    )
    add(
      "clip to rectangles",
      {
        $0.clip(to: [rect, other])
        $0.fill(rect)
      },
      ["group", "clip nonzero"] + rectCommands + otherCommands + ["end"]
        + ContextDrawing.fill(rectCommands) + ["end"]
    )
    add(
      "clip to the path",
      {
        $0.addRect(rect)
        $0.clip()
        $0.addRect(other)
        $0.clip(using: .evenOdd)
        $0.fill(rect)
      },
      ["group", "clip nonzero"] + rectCommands + ["end", "group", "clip evenodd"]
        + otherCommands + ["end"] + ContextDrawing.fill(rectCommands) + ["end", "end"]
    )
    return cases
  }

  @Test(arguments: paintings.indices)
  func aFunctionPaintsItsShape(index: Int) throws {
    let (name, draw, commands) = Self.paintings[index]
    #expect(try ContextDrawing.commands(draw) == commands, "\(name)")
  }

  @Test
  func shadowsApplyUntilTheyAreRemoved() throws {
    let commands = try ContextDrawing.commands {
      let offset = CGSize(width: 3, height: 4)
      $0.setShadow(
        offset: offset,
        blur: 8,
        color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      )
      $0.fill(Self.rect)
      $0.setShadow(offset: offset, blur: 8)
      $0.fill(Self.rect)
      $0.setShadow(offset: offset, blur: 8, color: nil)
      $0.fill(Self.other)
    }
    #expect(
      commands.filter { $0.hasPrefix("shadow") }
        == ["shadow #FF0000 0.5 4 4 3 4", "shadow #000000 0.3333 4 4 3 4"]
    )
    #expect(commands.filter { $0.hasPrefix("fill") }.count == 3)
  }

  @Test
  func ellipsesFillTheirRectangle() throws {
    let ellipse = try Self.ellipse
    #expect(ellipse.count > 6)
    #expect(try ContextDrawing.commands { $0.fillEllipse(in: Self.rect) } == ellipse)
    let stroked = try ContextDrawing.commands { $0.strokeEllipse(in: Self.rect) }
    #expect(stroked == ContextDrawing.stroke(Array(ellipse.dropFirst(2).dropLast())))
  }

  @Test
  func transparencyLayersRestoreTheState() throws {
    let commands = try ContextDrawing.commands { context in
      context.setFillColor(gray: 1, alpha: 1)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(gray: 0.2, alpha: 1)
      context.fill(Self.rect)
      context.endTransparencyLayer()
      context.fill(Self.other)
      context.setShouldAntialias(false)
      context.setAllowsAntialiasing(false)
    }
    #expect(
      commands == ContextDrawing.fill(Self.rectCommands, "solid #333333 1")
        + ContextDrawing.fill(Self.otherCommands, "solid #FFFFFF 1")
    )
  }

  @Test
  func anImageIsStretchedWithItsFirstRowAtTheTop() throws {
    let red: [UInt8] = [255, 0, 0, 255]
    let blue: [UInt8] = [0, 0, 255, 255]
    let bitmap = try #require(Bitmap(width: 1, height: 2, bytes: red + blue))
    let canvas = Canvas { context, _ in
      context.withCGContext {
        $0.draw(CGImage(bitmap), in: CGRect(x: 2, y: 4, width: 3, height: 8))
      }
    }
    let seen = try ImageRenderer(content: canvas.frame(width: 20, height: 20)).bitmap()
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(seen.bytes[(4 * (20 * y + x))...].prefix(4)) }
    #expect(pixel(3, 4) == red && pixel(3, 11) == blue)
    #expect(
      [pixel(1, 6), pixel(5, 6), pixel(3, 3), pixel(3, 12)].allSatisfy { $0 == [0, 0, 0, 0] }
    )
  }

  @Test(arguments: [(1.0, "1"), (0.5, "0.5")])
  func drawingsHaveTheOpacityOfTheCanvas(opacity: Double, expected: String) throws {
    let canvas = Canvas { context, _ in
      context.opacity = opacity
      context.withCGContext { $0.fill(Self.rect) }
    }
    #expect(
      try ContextDrawing.commands(of: canvas)
        == ContextDrawing.fill(Self.rectCommands, "solid #000000 \(expected)")
    )
  }

  @Test
  func errorsOfTheClosureAreThrown() throws {
    struct Refusal: Error {}
    var wasThrown = false
    let canvas = Canvas { context, _ in
      do { try context.withCGContext { _ in throw Refusal() } } catch { wasThrown = true }
    }
    _ = try ImageRenderer(content: canvas.frame(width: 20, height: 20)).displayList()
    #expect(wasThrown)
  }
}
