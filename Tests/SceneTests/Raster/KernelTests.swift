import CPixels
import Foundation
import Testing

/// Direct calls of the C functions, with arguments that a display list never passes.
@Suite struct KernelTests {
  private let identity = cpixels_matrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Calls `body` with a shape of one closed polygon within a box.
  private func withShape<Result>(
    _ points: [Double],
    in box: cpixels_box,
    _ body: (OpaquePointer) -> Result
  ) throws -> Result {
    var verbs = [UInt8](repeating: UInt8(CPIXELS_LINE), count: points.count / 2)
    if !verbs.isEmpty { verbs[0] = UInt8(CPIXELS_MOVE) }
    return try withShape(verbs, points, in: box, body)
  }

  /// Calls `body` with a shape of one path within a box.
  private func withShape<Result>(
    _ verbs: [UInt8],
    _ points: [Double],
    in box: cpixels_box,
    _ body: (OpaquePointer) -> Result
  ) throws -> Result {
    let shape = try #require(cpixels_shape_make())
    defer { cpixels_shape_free(shape) }
    cpixels_shape_reset(shape, box)
    var matrix = identity
    verbs.withUnsafeBufferPointer { verbs in
      points.withUnsafeBufferPointer { points in
        var path = cpixels_path(
          verbs: verbs.baseAddress,
          verb_count: verbs.count,
          coordinates: points.baseAddress
        )
        cpixels_shape_add_path(shape, &path, &matrix)
      }
    }
    return body(shape)
  }

  private func numbers(_ box: cpixels_box) -> [Int32] {
    [box.left, box.top, box.right, box.bottom]
  }

  /// Returns the alphas of a canvas that is not at the origin, after `paint`.
  private func alphas(in box: cpixels_box, _ paint: (inout cpixels_canvas) -> Void) throws
    -> [UInt8]
  {
    var canvas = cpixels_canvas()
    try #require(cpixels_canvas_make(&canvas, box) == 1)
    defer { cpixels_canvas_free(&canvas) }
    paint(&canvas)
    var bytes = [UInt8](repeating: 0, count: Int(canvas.width * canvas.height * 4))
    cpixels_canvas_straight(&canvas, &bytes)
    return stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
  }

  private func solid(
    _ canvas: inout cpixels_canvas,
    _ shape: OpaquePointer,
    _ mask: OpaquePointer?,
    alpha: UInt16 = 65_535
  ) {
    var paint = cpixels_paint()
    paint.kind = Int32(CPIXELS_SOLID)
    paint.solid = (0, 0, 0, alpha)
    #expect(cpixels_fill(&canvas, shape, 0, &paint, mask) == 1)
  }

  @Test(arguments: [
    (cpixels_box(left: 0, top: 0, right: 0, bottom: 5)),
    cpixels_box(left: 3, top: 0, right: 2, bottom: 5),
    cpixels_box(left: 0, top: 4, right: 2, bottom: 4),
  ])
  func aCanvasOfAnEmptyBoxIsRefused(box: cpixels_box) {
    var canvas = cpixels_canvas()
    #expect(cpixels_canvas_make(&canvas, box) == 0)
    #expect(canvas.pixels == nil)
    cpixels_canvas_free(&canvas)
  }

  /// Halving such a curve to find parts beyond a side of the box would take hours.
  @Test(
    arguments: [Double.infinity, -.infinity, .nan],
    [(CPIXELS_QUAD, [Double]()), (CPIXELS_CUBIC, [1, 1])]
  )
  func aCurveThatIsNotFiniteIsALine(value: Double, curve: (verb: Int, secondControl: [Double]))
    throws
  {
    let box = cpixels_box(left: 0, top: 0, right: 4, bottom: 4)
    let triangle = try alphas(in: box) { canvas in
      try? withShape([0, 0, 4, 4, 0, 4], in: box) { solid(&canvas, $0, nil) }
    }
    #expect(triangle.contains(255))
    let verbs = [CPIXELS_MOVE, curve.verb, CPIXELS_LINE].map { UInt8($0) }
    let points = [0, 0, value, value] + curve.secondControl + [4, 4, 0, 4]
    let curved = try alphas(in: box) { canvas in
      try? withShape(verbs, points, in: box) { solid(&canvas, $0, nil) }
    }
    #expect(curved == triangle)
  }

  @Test func freeingNullIsAllowed() {
    cpixels_shape_free(nil)
    cpixels_mask_free(nil)
    var polygons = cpixels_polygons()
    cpixels_polygons_free(&polygons)
    #expect(polygons.count == 0)
  }

  @Test func boundsAreInPixelsOfTheWholePicture() throws {
    let box = cpixels_box(left: -10, top: -10, right: 10, bottom: 10)
    let triangle = [-3.5, -2, 4.25, -2, 0, 3.001]
    let bounds = try withShape(triangle, in: box) { numbers(cpixels_shape_bounds($0)) }
    #expect(bounds == [-4, -2, 5, 4])
    let none = try withShape([1, 1, 2, 1], in: box) { numbers(cpixels_shape_bounds($0)) }
    #expect(none == [0, 0, 0, 0])
    let cut = try withShape([-99, -99, 99, -99, 99, 99, -99, 99], in: box) {
      numbers(cpixels_shape_bounds($0))
    }
    #expect(cut == [-10, -10, 10, 10])
  }

  @Test func canvasesMayHaveAnyOrigin() throws {
    let box = cpixels_box(left: -2, top: 7, right: 2, bottom: 9)
    let found = try alphas(in: box) { canvas in
      try? withShape([-1, 0, 1.5, 0, 1.5, 8, -1, 8], in: box) { solid(&canvas, $0, nil) }
    }
    #expect(found == [0, 255, 255, 128, 0, 0, 0, 0])
  }

  @Test func maskHasItsShapesBoundsAndClipsAnother() throws {
    let box = cpixels_box(left: 0, top: 0, right: 4, bottom: 2)
    let mask = try withShape([1, 1, 2.5, 1, 2.5, 2, 1, 2], in: box) {
      cpixels_mask_of_shape($0, 0, nil)
    }
    defer { cpixels_mask_free(mask) }
    let present = try #require(mask)
    #expect(numbers(cpixels_mask_bounds(present)) == [1, 1, 3, 2])
    let found = try alphas(in: box) { canvas in
      try? withShape([0, 0, 4, 0, 4, 2, 0, 2], in: box) { solid(&canvas, $0, present) }
    }
    #expect(found == [0, 0, 0, 0, 0, 255, 128, 0])
  }

  /// Convex shapes are painted in whole rows, and masks are built from runs of pixels.
  @Test(
    arguments: [
      (0.4, 5.2, 5.7), (1, 30.6, 1.5), (2.3, 29.7, 29.7), (4, 4, 4), (5.1, 26.9, 27),
      (9, 20, 14.25),
      (15.9, 15.9, 15.9), (16, 16, 16), (31, 40, 20), (300, 20, 310), (0.3, 31.9, 31.9),
    ],
    [UInt16(65_535), 20_000]
  )
  func convexShapeEqualsItsMask(circle: (Double, Double, Double), alpha: UInt16) throws {
    let box = cpixels_box(left: 0, top: 0, right: 32, bottom: 32)
    let (radius, x, y) = circle
    for corners in [3, 4, 7, 40] {
      let points = (0..<corners).flatMap { corner in
        let angle = 2 * Double.pi * (Double(corner) + 0.1) / Double(corners)
        return [x + radius * cos(angle), y + radius * sin(angle)]
      }
      let direct = try alphas(in: box) { canvas in
        try? withShape(points, in: box) { solid(&canvas, $0, nil, alpha: alpha) }
      }
      let mask = try withShape(points, in: box) { cpixels_mask_of_shape($0, 0, nil) }
      defer { cpixels_mask_free(mask) }
      let masked = try alphas(in: box) { canvas in
        try? withShape([0, 0, 32, 0, 32, 32, 0, 32], in: box) {
          solid(&canvas, $0, mask, alpha: alpha)
        }
      }
      #expect(direct == masked)
      if corners == 40 { #expect(direct.contains { $0 > 0 }) }
    }
  }

  @Test func aLayerIsPaintedAtItsPosition() throws {
    let small = cpixels_box(left: 2, top: -1, right: 9, bottom: 1)
    var layer = cpixels_canvas()
    try #require(cpixels_canvas_make(&layer, small) == 1)
    defer { cpixels_canvas_free(&layer) }
    cpixels_canvas_clear(&layer, [0, 0, 0, 65_535])
    let found = try alphas(in: cpixels_box(left: 0, top: 0, right: 4, bottom: 2)) { canvas in
      #expect(cpixels_draw_layer(&canvas, &layer, 32_768, nil) == 1)
    }
    #expect(found == [0, 0, 128, 128, 0, 0, 0, 0])
  }

  @Test(arguments: [0, -1, Double.nan])
  func aPenWithoutWidthHasNoOutline(width: Double) {
    var polygons = cpixels_polygons()
    defer { cpixels_polygons_free(&polygons) }
    var style = cpixels_stroke_style()
    style.width = width
    [UInt8(CPIXELS_MOVE), UInt8(CPIXELS_LINE)].withUnsafeBufferPointer { verbs in
      [0.0, 0, 5, 5].withUnsafeBufferPointer { numbers in
        var path = cpixels_path(
          verbs: verbs.baseAddress,
          verb_count: 2,
          coordinates: numbers.baseAddress
        )
        cpixels_stroke(&path, &style, 0.01, &polygons)
      }
    }
    #expect(polygons.end_count == 0 && polygons.failed == 0)
  }
}
