internal import Foundation
package import Pixels

/// A paint that shows a bitmap.
package struct BitmapPaint: Hashable, Sendable {
  package let bitmap: Bitmap
  /// The continuation beyond the bitmap's edges.
  package var spread: SpreadMethod
  /// Whether colours are interpolated between pixels; otherwise each pixel is a square of one
  /// colour.
  package var isSmooth: Bool
  /// The opacity, 0…1.
  package var opacity: Double
  /// The transform from pixels (the first one from (0, 0) to (1, 1)) to the space of the path.
  package var transform: CGAffineTransform
  /// Whether every pixel is opaque.
  package let isOpaque: Bool

  /// Creates a paint. A bitmap with a side beyond 32,767 pixels is invisible.
  package init(
    bitmap: Bitmap,
    spread: SpreadMethod = .pad,
    isSmooth: Bool = true,
    opacity: Double = 1,
    transform: CGAffineTransform = .identity
  ) {
    let fits = bitmap.width <= 32_767 && bitmap.height <= 32_767
    self.bitmap = bitmap
    self.spread = spread
    self.isSmooth = isSmooth
    self.opacity = fits ? CoordinateGrid.unit(opacity) : 0
    self.transform = CoordinateGrid.transform(transform)
    self.isOpaque = bitmap.isOpaque
  }

  /// The rectangle of the picture, in its own pixels.
  var box: CGRect { CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height) }

  func multiplyingAlpha(by factor: Double) -> BitmapPaint {
    var paint = self
    paint.opacity = CoordinateGrid.unit(opacity * factor)
    return paint
  }
}
