internal import CPixels
internal import Foundation
package import Pixels

extension DisplayList {
  /// Returns the picture as a bitmap, with `scale` pixels per point, on a background.
  package func bitmap(
    scale: Double = 1,
    background: RGBA = .clear,
    limits: RasterLimits = RasterLimits()
  ) throws(RasterError) -> Bitmap {
    try bitmap(of: CGRect(origin: .zero, size: size), scale, background, limits)
  }

  /// Returns a rectangle of the picture as a bitmap, with `scale` pixels per point, on a clear
  /// background.
  func bitmap(of box: CGRect, scale: Double) throws(RasterError) -> Bitmap {
    try bitmap(of: box, scale, .clear, RasterLimits())
  }

  private func bitmap(
    of part: CGRect,
    _ scale: Double,
    _ background: RGBA,
    _ limits: RasterLimits
  ) throws(RasterError) -> Bitmap {
    let (width, height) = try DisplayList.pixelSize(of: part.size, scale: scale, limits: limits)
    let box = cpixels_box(left: 0, top: 0, right: Int32(width), bottom: Int32(height))
    guard let canvas = Canvas(box), let shape = ShapeStorage()
    else { throw .outOfMemory(width: width, height: height) }
    if background.alpha != 0 { canvas.clear(background) }
    let rasterizer = Rasterizer(
      shape: shape,
      scale: CGAffineTransform(translationX: -part.minX, y: -part.minY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    )
    do throws(Rasterizer.Problem) {
      try rasterizer.draw(nodes, on: canvas, through: nil)
    } catch {
      throw RasterError(error, width: width, height: height)
    }
    guard let bitmap = Bitmap(width: width, height: height, bytes: canvas.straightBytes())
    else { throw .outOfMemory(width: width, height: height) }
    return bitmap
  }

  /// Throws an error if the picture's size can't be drawn.
  ///
  /// All outputs refuse the same sizes. A scale above 1 or an invalid one concerns only bitmaps, so
  /// it counts as 1.
  package func checkSize(scale: Double = 1) throws(RasterError) {
    let scale = scale > 0 ? min(scale, 1) : 1
    _ = try DisplayList.pixelSize(of: size, scale: scale, limits: RasterLimits())
  }

  /// Returns the size in whole pixels, rounded up.
  private static func pixelSize(
    of size: CGSize,
    scale: Double,
    limits: RasterLimits
  ) throws(RasterError) -> (width: Int, height: Int) {
    guard scale > 0, scale.isFinite else { throw .badScale(scale) }
    guard size.width > 0, size.height > 0 else { throw .empty(size: size) }
    // A thousandth of a pixel needs no extra row or column.
    let sides = [size.width, size.height].map { (Double($0) * scale - 0.001).rounded(.up) }
    guard let longest = sides.max(), longest <= Double(limits.side)
    else { throw .sideTooLong(pixels: sides.max() ?? 0, limit: limits.side) }
    let (width, height) = (max(Int(sides[0]), 1), max(Int(sides[1]), 1))
    guard width * height <= limits.pixels
    else { throw .tooManyPixels(width: width, height: height, limit: limits.pixels) }
    return (width, height)
  }
}

extension RasterError {
  /// Creates the error for a picture of a size in pixels.
  fileprivate init(_ problem: Rasterizer.Problem, width: Int, height: Int) {
    switch problem {
    case .memory: self = .outOfMemory(width: width, height: height)
    case .groupMemory: self = .outOfMemoryForGroups(width: width, height: height)
    case .stack: self = .noLargerStack
    case .reach: self = .filtersReachTooFar(limit: Int(Rasterizer.longestLayer))
    }
  }
}
