import CPixels
import Foundation
import Testing

@testable import Scene

@Suite
struct CanvasTests {
  private static func box(
    _ left: Int32,
    _ top: Int32,
    _ right: Int32,
    _ bottom: Int32
  ) -> cpixels_box {
    cpixels_box(left: left, top: top, right: right, bottom: bottom)
  }

  private static func sides(_ box: cpixels_box) -> [Int32] {
    [box.left, box.top, box.right, box.bottom]
  }

  /// Sets the alpha of a pixel, which must have memory.
  private static func mark(_ canvas: Canvas, _ x: Int32, _ y: Int32, _ alpha: UInt8) {
    let index = (Int(y - canvas.raw.top) * Int(canvas.raw.width) + Int(x - canvas.raw.left)) * 4
    canvas.raw.pixels[index + 3] = alpha
  }

  private static func alpha(_ canvas: Canvas, _ x: Int32, _ y: Int32) -> UInt8 {
    let index = (Int(y - canvas.raw.top) * Int(canvas.raw.width) + Int(x - canvas.raw.left)) * 4
    return canvas.raw.pixels[index + 3]
  }

  @Test
  func memoryStartsWithTheLikelyPart() {
    let canvas = Canvas(Self.box(-100, -100, 100, 100), likely: Self.box(0, 0, 10, 10))
    #expect(canvas.extent.isEmpty && canvas.raw.pixels == nil)
    #expect(canvas.allocate(Self.box(200, 0, 300, 10)) && canvas.extent.isEmpty)
    #expect(canvas.allocate(Self.box(4, 4, 12, 6)))
    #expect(Self.sides(canvas.extent) == [0, 0, 12, 10])
  }

  @Test
  func memoryGrowsByHalfAndKeepsThePixels() {
    let canvas = Canvas(Self.box(-100, -100, 100, 18), likely: Self.box(0, 0, 10, 16))
    #expect(canvas.allocate(Self.box(0, 0, 1, 1)))
    Self.mark(canvas, 9, 15, 7)
    #expect(canvas.allocate(Self.box(0, 0, 11, 17)))
    #expect(Self.sides(canvas.extent) == [0, 0, 15, 18])
    #expect(canvas.allocate(Self.box(-40, -1, 0, 0)))
    #expect(Self.sides(canvas.extent) == [-40, -9, 15, 18])
    #expect(Self.alpha(canvas, 9, 15) == 7 && Self.alpha(canvas, -40, -9) == 0)
    #expect(canvas.allocateAll() && Self.sides(canvas.extent) == [-100, -100, 100, 18])
    #expect(Self.alpha(canvas, 9, 15) == 7)
  }

  @Test
  func clearSidesLoseTheirMemory() {
    let canvas = Canvas(Self.box(-5, -5, 20, 30), likely: Self.box(-5, -5, 20, 30))
    #expect(canvas.allocateAll())
    Self.mark(canvas, 3, 8, 1)
    Self.mark(canvas, 11, 9, 2)
    Self.mark(canvas, 4, 20, 3)
    canvas.trim()
    #expect(Self.sides(canvas.extent) == [3, 8, 12, 21])
    #expect(Self.alpha(canvas, 3, 8) == 1 && Self.alpha(canvas, 11, 9) == 2)
    #expect(Self.alpha(canvas, 4, 20) == 3 && Self.alpha(canvas, 11, 20) == 0)
    Self.mark(canvas, 3, 8, 0)
    Self.mark(canvas, 11, 9, 0)
    Self.mark(canvas, 4, 20, 0)
    canvas.trim()
    #expect(canvas.extent.isEmpty && canvas.raw.pixels == nil)
    canvas.trim()
    #expect(canvas.extent.isEmpty)
  }

  @Test(arguments: Int32(0)..<9)
  func singlePixelsKeepTheirMemory(x: Int32) {
    let canvas = Canvas(Self.box(0, 0, 9, 3), likely: Self.box(0, 0, 9, 3))
    #expect(canvas.allocateAll())
    Self.mark(canvas, x, 1, 1)
    canvas.trim()
    #expect(Self.sides(canvas.extent) == [x, 1, x + 1, 2])
    #expect(Self.alpha(canvas, x, 1) == 1)
  }

  /// Fills a path in a box of 60 × 40 pixels.
  private static func fill(_ path: Path, on canvas: Canvas, blend: BlendMode) throws {
    let shape = try #require(ShapeStorage())
    cpixels_shape_reset(shape.raw, box(0, 0, 60, 40))
    var matrix = cpixels_matrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    path.withCPath { cpixels_shape_add_path(shape.raw, $0, &matrix) }
    var paint = cpixels_paint()
    paint.solid = (0, 0, 0, 40_000)
    paint.blend = blend.c
    #expect(cpixels_fill(&canvas.raw, shape.raw, 0, &paint, nil) != 0)
  }

  private static let ellipse = Path(ellipseIn: CGRect(x: 2, y: 3, width: 55, height: 33))
  /// Its left and right sides cross several columns in each row, on both sides of the memory.
  private static let triangle = Path { path in
    path.addLines([CGPoint(x: 2, y: 3), CGPoint(x: 50, y: 3), CGPoint(x: 27, y: 22)])
  }

  /// A shape that extends beyond the pixels that have memory.
  @Test(arguments: [ellipse, triangle], [BlendMode.normal, .screen])
  func shapesAreClippedToTheMemory(path: Path, blend: BlendMode) throws {
    let whole = try #require(Canvas(Self.box(0, 0, 60, 40)))
    let part = try #require(Canvas(Self.box(17, 9, 33, 21)))
    try Self.fill(path, on: whole, blend: blend)
    try Self.fill(path, on: part, blend: blend)
    #expect(Self.alpha(part, 27, 15) == 156)
    #expect(cpixels_canvas_resize(&whole.raw, part.box) != 0)
    #expect(whole.straightBytes() == part.straightBytes())
  }
}
