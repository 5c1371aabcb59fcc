/// How large a picture may become before it is refused.
package struct RasterLimits: Hashable, Sendable {
  /// The longest side, in pixels; at most 32,767.
  package var side: Int
  /// The greatest number of pixels.
  package var pixels: Int

  package init(side: Int = 16_384, pixels: Int = 100_000_000) {
    self.side = min(side, 32_767)
    self.pixels = pixels
  }
}
