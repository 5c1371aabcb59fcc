import Pixels
import SwiftUI
import Testing

/// Images drawn with UIKit's functions, as pixels.
@Suite
struct UIGraphicsTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// Returns an image as rows of letters: red, blue, a dot where nothing is drawn, otherwise a
  /// question mark.
  private static func letters(_ image: UIImage) throws -> [String] {
    let bitmap = try ImageRenderer(content: Image(uiImage: image)).bitmap()
    return (0..<bitmap.height).map { row in
      (0..<bitmap.width).map { column in
        switch Array(bitmap.bytes[(4 * (row * bitmap.width + column))...].prefix(4)) {
        case [255, 0, 0, 255]: "r"
        case [0, 0, 255, 255]: "b"
        case [0, 0, 0, 0]: "."
        default: "?"
        }
      }
      .joined()
    }
  }

  private static func drawn(
    _ draw: @escaping (UIGraphicsImageRendererContext) -> Void
  ) throws -> [String] {
    try letters(UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image(actions: draw))
  }

  @Test
  func aRendererHasASize() {
    let format = UIGraphicsImageRendererFormat.default()
    #expect(format.scale == 1 && !format.opaque)
    let renderers = [
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)),
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format),
      UIGraphicsImageRenderer(bounds: CGRect(x: 7, y: 8, width: 3, height: 2)),
    ]
    for renderer in renderers {
      #expect(renderer.image { _ in }.size == CGSize(width: 3, height: 2))
    }
  }

  @Test
  func rectanglesAreFilledStrokedAndClipped() throws {
    let rows = try Self.drawn { context in
      Self.red.setFill()
      Self.blue.setStroke()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.cgContext.setLineWidth(2)
      context.stroke(CGRect(x: 4, y: 1, width: 1, height: 1))
      context.clip(to: CGRect(x: 0, y: 4, width: 3, height: 2))
      UIRectFill(CGRect(x: 1, y: 0, width: 5, height: 5))
    }
    #expect(rows == ["rr.bbb", "rr.bbb", "...bbb", "......", ".rr...", "......"])
  }

  @Test
  func aColorIsSetForBoth() throws {
    let rows = try Self.drawn { context in
      Self.blue.set()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      let line = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 1, height: 1))
      line.lineWidth = 2
      line.stroke()
    }
    #expect(rows == ["bb....", "bb....", "......", "...bbb", "...bbb", "...bbb"])
  }

  private static var squares: UIBezierPath {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 6))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2)))
    return path
  }

  private static let full = Array(repeating: "rrrrrr", count: 6)
  private static let holed = ["rrrrrr", "rrrrrr", "rr..rr", "rr..rr", "rrrrrr", "rrrrrr"]

  @Test(arguments: [false, true])
  func pathsAreFilledAndClippedByTheirRule(evenOdd: Bool) throws {
    let expected = evenOdd ? Self.holed : Self.full
    let filled = try Self.drawn { context in
      Self.red.set()
      // The current path of the context isn't filled.
      context.cgContext.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
      let path = Self.squares
      path.usesEvenOddFillRule = evenOdd
      path.fill()
    }
    #expect(filled == expected)
    let clipped = try Self.drawn { context in
      Self.red.set()
      context.cgContext.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
      let path = Self.squares
      path.usesEvenOddFillRule = evenOdd
      path.addClip()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    }
    #expect(clipped == expected)
  }

  @Test
  func linesHaveTheStyleOfTheirPath() throws {
    func rows(_ change: @escaping (UIBezierPath) -> Void) throws -> [String] {
      try Self.drawn { context in
        Self.red.set()
        context.cgContext.setLineWidth(6)
        context.cgContext.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 4, y: 2))
        path.addLine(to: CGPoint(x: 4, y: 5))
        path.lineWidth = 2
        change(path)
        path.stroke()
      }
    }
    #expect(try rows { _ in } == ["......", ".rrrr.", ".rrrr.", "...rr.", "...rr.", "......"])
    #expect(
      try rows { $0.lineCapStyle = .square }
        == ["......", "rrrrr.", "rrrrr.", "...rr.", "...rr.", "...rr."]
    )
    for beveled in [try rows { $0.lineJoinStyle = .bevel }, try rows { $0.miterLimit = 1 }] {
      #expect(beveled == ["......", ".rrr?.", ".rrrr.", "...rr.", "...rr.", "......"])
    }
  }

  @Test
  func strokingRestoresTheStyleOfTheContext() throws {
    let rows = try Self.drawn { context in
      Self.blue.set()
      context.cgContext.setLineWidth(2)
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
      path.lineWidth = 20
      Self.red.setStroke()
      path.stroke()
      Self.blue.setStroke()
      context.stroke(CGRect(x: 4, y: 4, width: 1, height: 1))
    }
    #expect(rows == ["rrrrrr", "rrrrrr", "rrrrrr", "rrrbbb", "rrrbbb", "rrrbbb"])
  }

  @Test
  func functionsWithoutAContextDrawNothing() {
    Self.red.set()
    Self.squares.fill()
    Self.squares.stroke()
    Self.squares.addClip()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  // MARK: - Image contexts

  private static let scales: [(scale: CGFloat, used: CGFloat)] = [
    (0, 3), (-1, 3), (.infinity, 3), (.nan, 3), (1, 1), (2, 2), (0.5, 0.5),
  ]

  @Test(arguments: scales)
  func aScaleOfZeroIsThatOfTheScreen(scale: CGFloat, used: CGFloat) throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), true, scale)
    defer { UIGraphicsEndImageContext() }
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(image.size == CGSize(width: 4, height: 2) && image.scale == used)
    #expect(image.cgImage?.width == Int(4 * used) && image.cgImage?.height == Int(2 * used))
  }

  @Test
  func functionsDrawInTheInnermostContext() throws {
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 1))
    defer { UIGraphicsEndImageContext() }
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    #expect(UIGraphicsGetCurrentContext() !== outer)
    Self.red.setFill()
    UIRectFill(pixel)
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    let empty = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(try (Self.letters(inner), Self.letters(empty)) == (["r"], [".."]))
    // Image contexts take precedence over the context of a renderer.
    let drawn = try Self.drawn { context in
      #expect(UIGraphicsGetCurrentContext() !== context.cgContext)
    }
    #expect(drawn == Array(repeating: "......", count: 6))
  }

  @Test
  func aContextWithoutOptionsHasOnePixelPerPoint() {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 2))
    defer { UIGraphicsEndImageContext() }
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
  }
}
