/// The largest size of a bitmap; larger ones are refused.
package struct RasterLimits: Hashable, Sendable {
  /// The longest side, in pixels; clamped to 32,767.
  package var side: Int { didSet { side = min(side, RasterLimits.longestSide) } }
  /// The greatest number of pixels.
  package var pixels: Int

  package init(side: Int = 16_384, pixels: Int = 100_000_000) {
    self.side = min(side, RasterLimits.longestSide)
    self.pixels = pixels
  }

  /// The longest side that the kernels support.
  private static let longestSide = 32_767
}
