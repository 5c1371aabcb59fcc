internal import CPixels
internal import Foundation

extension Paint {
  /// Lends the paint to a C function; `matrix` leads from its space to pixels.
  func withCPaint<Result>(
    matrix: CGAffineTransform,
    _ body: (UnsafePointer<cpixels_paint>) -> Result
  ) -> Result {
    var paint = cpixels_paint()
    paint.matrix = cpixels_matrix(matrix)
    switch self {
    case .solid(let color):
      paint.kind = Int32(CPIXELS_SOLID)
      paint.solid = color.channels
      return body(&paint)
    case .linear(let gradient):
      guard !gradient.stops.isEmpty else { return body(&paint) }
      paint.kind = Int32(CPIXELS_LINEAR)
      paint.start = (Double(gradient.start.x), Double(gradient.start.y))
      paint.end = (Double(gradient.end.x), Double(gradient.end.y))
      let stops = gradient.stops.map {
        cpixels_stop(location: $0.location, color: $0.color.channels)
      }
      return stops.withUnsafeBufferPointer { stops in
        paint.stops = stops.baseAddress
        paint.stop_count = stops.count
        return body(&paint)
      }
    }
  }
}
