/// A bitmap: rows of straight (not premultiplied) sRGB pixels, 8 bits per channel.
public struct Bitmap: Sendable {
  /// The number of pixels in a row, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int
  /// The red, green, blue and alpha of every pixel, in rows from top to bottom without padding.
  public let bytes: [UInt8]

  /// Creates a bitmap from its bytes, or returns `nil` if their number isn't `width · height · 4`
  /// or a side is less than 1.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    let (pixels, tooMany) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !tooMany, bytes.count % 4 == 0, bytes.count / 4 == pixels
    else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
