internal import Pixels

extension PixelRect {
  /// Returns the smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left,
      y: top,
      width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top
    )
  }
}
