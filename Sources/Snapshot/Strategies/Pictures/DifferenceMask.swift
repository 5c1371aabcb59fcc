#if Pictures
internal import Pixels

/// The result of a comparison per pixel, as a file for the report page.
enum DifferenceMask {
  /// The maximum number of pixels. The report page doesn't read larger pictures.
  fileprivate static let maxPixels = 40_000_000

  /// Returns the PNG file of a mask; `nil` if it is too large.
  static func file(_ mask: Bitmap) -> [UInt8]? {
    guard mask.width * mask.height <= maxPixels else { return nil }
    return try? PNG.encode(mask)
  }

  /// The masks of an animation's frames.
  struct Frames {
    /// The masks by frame, `nil` for equal frames, whose masks are empty. The array is `nil` if all
    /// frames together are too large.
    private var masks: [Bitmap?]? = []
    private var pixels = 0
    private var width = 1
    private var height = 1
    private var isNeeded = false

    /// Adds the mask of a frame.
    mutating func add(
      _ reference: Bitmap,
      _ actual: Bitmap,
      _ tolerance: ImageTolerance,
      isNeeded: Bool
    ) {
      width = max(width, reference.width, actual.width)
      height = max(height, reference.height, actual.height)
      self.isNeeded = self.isNeeded || isNeeded
      pixels += width * height
      if pixels > maxPixels { masks = nil }
      guard masks != nil else { return }
      masks?.append(
        isNeeded
          ? BitmapComparison.differenceMask(
            reference: reference,
            actual: actual,
            tolerance: tolerance
          ) : nil
      )
    }

    /// The animated PNG file; `nil` if no frame differs or it is too large.
    var file: [UInt8]? {
      guard isNeeded, let masks, !masks.isEmpty else { return nil }
      let bytes = [UInt8](repeating: 0, count: width * height * 4)
      guard let empty = Bitmap(width: width, height: height, bytes: bytes) else { return nil }
      let frames = FilmStrip.paddedToLargest(masks.map { $0 ?? empty } + [empty]).dropLast()
      return try? PNG.encode(frames: Array(frames), duration: 0.1)
    }
  }
}
#endif
