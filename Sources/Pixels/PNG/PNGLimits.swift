internal import CPixels

extension PNG {
  /// What a file may ask for at most; more is refused before memory is taken for it.
  public struct Limits: Hashable, Sendable {
    /// The most pixels in a row or a column.
    public var side: Int
    /// The most pixels in all.
    public var pixels: Int
    /// The most bytes of a file.
    public var fileBytes: Int
    /// The most bytes of memory while reading, the picture's four for each pixel among them.
    public var memoryBytes: Int

    /// Limits that fit every picture meant to be looked at: 16,384 a side and 100,000,000 pixels.
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

    /// The limits as C wants them; a negative one allows nothing.
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
