/// How large a picture may become before it is refused.
package struct RasterLimits: Hashable, Sendable {
  /// The longest side, in pixels; at most 32,767, to which greater numbers are brought back.
  package var side: Int { didSet { side = min(side, RasterLimits.longestSide) } }
  /// The greatest number of pixels.
  package var pixels: Int

  package init(side: Int = 16_384, pixels: Int = 100_000_000) {
    self.side = min(side, RasterLimits.longestSide)
    self.pixels = pixels
  }

  /// What the kernels' numbers can hold.
  private static let longestSide = 32_767
}
