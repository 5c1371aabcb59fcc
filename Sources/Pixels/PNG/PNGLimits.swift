internal import CPixels

extension PNG {
  /// The largest resources that a file may use; larger files are refused before memory is
  /// allocated.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of pixels in a row or a column.
    public var side: Int
    /// The maximum total number of pixels.
    public var pixels: Int
    /// The maximum size of a file, in bytes.
    public var fileBytes: Int
    /// The maximum memory used while reading, in bytes, including four bytes per pixel for the
    /// picture.
    public var memoryBytes: Int

    /// Limits for pictures that people look at: 16,384 pixels per side and 100,000,000 pixels.
    public static let standard = Limits()

    /// Creates limits.
    public init(
      side: Int = 16_384,
      pixels: Int = 100_000_000,
      fileBytes: Int = 256_000_000,
      memoryBytes: Int = 512_000_000
    ) {
      self.side = side
      self.pixels = pixels
      self.fileBytes = fileBytes
      self.memoryBytes = memoryBytes
    }

    /// The limits in C form; a negative one allows nothing.
    var bounds: cpixels_png_limits {
      cpixels_png_limits(
        side: UInt64(clamping: side),
        pixels: UInt64(clamping: pixels),
        file: UInt64(clamping: fileBytes),
        memory: UInt64(clamping: memoryBytes)
      )
    }
  }
}
