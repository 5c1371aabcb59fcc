internal import CPixels

extension Bitmap {
  /// Whether every pixel is opaque.
  package var isOpaque: Bool { cpixels_is_opaque(bytes, width * height) != 0 }

  /// Returns the part of the picture inside a rectangle of pixels, or `nil` if they don't
  /// intersect.
  package func part(left: Int, top: Int, right: Int, bottom: Int) -> Bitmap? {
    let (left, top) = (max(left, 0), max(top, 0))
    let (columns, rows) = (min(right, width) - left, min(bottom, height) - top)
    guard columns > 0, rows > 0 else { return nil }
    guard columns < width || rows < height else { return self }
    let size = columns * rows * 4
    let copy = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      cpixels_copy_part(bytes, width, left, top, columns, rows, base)
      count = size
    }
    return Bitmap(width: columns, height: rows, bytes: copy)
  }
}
