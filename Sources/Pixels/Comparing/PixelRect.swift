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

  /// Creates a rectangle; one without columns or rows contains no pixel.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PixelRect {
  /// Creates a rectangle from a C area.
  init(_ area: cpixels_area) {
    self.init(
      x: Int(area.left),
      y: Int(area.top),
      width: Int(area.right) - Int(area.left),
      height: Int(area.bottom) - Int(area.top)
    )
  }

  /// Returns the end of a range, clamped to `Int.max`.
  fileprivate static func end(_ start: Int, _ count: Int) -> Int {
    let (end, overflows) = start.addingReportingOverflow(count)
    return overflows ? .max : end
  }

  /// The rectangle as a C area, limited to coordinates that a picture can have.
  var area: cpixels_area {
    guard width > 0, height > 0 else { return cpixels_area() }
    return cpixels_area(
      left: UInt32(clamping: x),
      top: UInt32(clamping: y),
      right: UInt32(clamping: Self.end(x, width)),
      bottom: UInt32(clamping: Self.end(y, height))
    )
  }
}

extension PixelRect: CustomStringConvertible {
  /// The columns and rows, first to last, as in `x 10…59, y 30…49`.
  public var description: String {
    guard width > 0, height > 0 else { return "nothing" }
    return "x \(x)…\(Self.end(x, width - 1)), y \(y)…\(Self.end(y, height - 1))"
  }
}
