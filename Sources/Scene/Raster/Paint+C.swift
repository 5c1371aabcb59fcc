internal import CPixels
internal import Foundation
internal import Pixels

extension Paint {
  /// Calls a function with the paint in C form; `matrix` maps its space to pixels.
  func withCPaint<Result>(
    matrix: CGAffineTransform,
    blend: BlendMode,
    _ body: (UnsafePointer<cpixels_paint>) -> Result
  ) -> Result {
    var paint = cpixels_paint()
    paint.blend = blend.c
    paint.matrix = cpixels_matrix(matrix)
    var stops: [GradientStop] = []
    switch self {
    case .solid(let color):
      paint.solid = color.channels
      return body(&paint)
    case .linear(let gradient):
      paint.kind = Int32(CPIXELS_LINEAR)
      paint.spread = gradient.spread.c
      paint.start = gradient.start.c
      paint.end = gradient.end.c
      stops = gradient.stops
    case .radial(let gradient):
      paint.kind = Int32(CPIXELS_RADIAL)
      paint.spread = gradient.spread.c
      paint.start = gradient.start.center.c
      paint.end = gradient.end.center.c
      paint.radii = (Double(gradient.start.radius), Double(gradient.end.radius))
      paint.matrix = cpixels_matrix(gradient.transform.concatenating(matrix))
      stops = gradient.stops
    case .angular(let gradient):
      paint.kind = Int32(CPIXELS_ANGULAR)
      paint.spread = gradient.spread.c
      paint.start = gradient.center.c
      paint.turns = (gradient.start / 360, gradient.end / 360)
      stops = gradient.stops
    case .image(let image):
      guard image.opacity > 0 else { return body(&paint) }
      paint.kind = Int32(CPIXELS_IMAGE)
      paint.spread = image.spread.c
      paint.matrix = cpixels_matrix(image.transform.concatenating(matrix))
      paint.image_width = Int32(image.bitmap.width)
      paint.image_height = Int32(image.bitmap.height)
      paint.is_smooth = image.isSmooth ? 1 : 0
      paint.opacity = UInt16(image.opacity * 65_535 + 0.5)
      return image.bitmap.bytes.withUnsafeBufferPointer { bytes in
        paint.image = bytes.baseAddress
        return body(&paint)
      }
    }
    return Paint.lend(stops, in: &paint, to: body)
  }

  private static func lend<Result>(
    _ stops: [GradientStop],
    in paint: inout cpixels_paint,
    to body: (UnsafePointer<cpixels_paint>) -> Result
  ) -> Result {
    guard !stops.isEmpty else {
      var clear = cpixels_paint()
      return body(&clear)
    }
    let stops = stops.map { cpixels_stop(location: $0.location, color: $0.color.channels) }
    return stops.withUnsafeBufferPointer { stops in
      paint.stops = stops.baseAddress
      paint.stop_count = stops.count
      return body(&paint)
    }
  }
}

extension SpreadMethod {
  fileprivate var c: Int32 {
    switch self {
    case .pad: Int32(CPIXELS_PAD)
    case .repeat: Int32(CPIXELS_REPEAT)
    case .reflect: Int32(CPIXELS_REFLECT)
    }
  }
}

extension CGPoint {
  fileprivate var c: (Double, Double) { (Double(x), Double(y)) }
}
