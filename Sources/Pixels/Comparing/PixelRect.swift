internal import CPixels

/// A rectangle of whole pixels, `x` and `y` from the picture's top left corner, y down.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle; one without columns or rows holds no pixel.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PixelRect {
  /// The rectangle that C found.
  init(_ box: cpixels_area) {
    self.init(
      x: Int(box.left),
      y: Int(box.top),
      width: Int(box.right) - Int(box.left),
      height: Int(box.bottom) - Int(box.top)
    )
  }

  /// The part of the rectangle that a picture can have, as C wants it.
  var box: cpixels_area {
    let (right, tooWide) = x.addingReportingOverflow(width)
    let (bottom, tooHigh) = y.addingReportingOverflow(height)
    guard width > 0, height > 0 else { return cpixels_area() }
    return cpixels_area(
      left: UInt32(clamping: x),
      top: UInt32(clamping: y),
      right: tooWide ? .max : UInt32(clamping: right),
      bottom: tooHigh ? .max : UInt32(clamping: bottom)
    )
  }
}

extension PixelRect: CustomStringConvertible {
  /// The columns and rows, first to last, as in `x 10…59, y 30…49`.
  public var description: String {
    "x \(x)…\(x + max(width, 1) - 1), y \(y)…\(y + max(height, 1) - 1)"
  }
}
