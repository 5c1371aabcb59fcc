internal import Pixels

extension PixelRect {
  /// Returns the rectangle with `pixels` more on every side.
  func grown(by pixels: Int) -> PixelRect {
    PixelRect(
      x: x - pixels,
      y: y - pixels,
      width: width + 2 * pixels,
      height: height + 2 * pixels
    )
  }

  /// Returns the part of the rectangle inside another one.
  func clipped(to outer: PixelRect) -> PixelRect {
    let left = max(x, outer.x)
    let top = max(y, outer.y)
    return PixelRect(
      x: left,
      y: top,
      width: min(x + width, outer.x + outer.width) - left,
      height: min(y + height, outer.y + outer.height) - top
    )
  }
}

extension BitmapComparison {
  /// The smallest rectangle that contains both pictures.
  var union: PixelRect {
    PixelRect(
      x: 0,
      y: 0,
      width: max(referenceSize.width, actualSize.width),
      height: max(referenceSize.height, actualSize.height)
    )
  }
}
