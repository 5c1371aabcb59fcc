internal import CPixels

extension BitmapComparison {
  /// Draws only the differences, on a transparent background that is large enough for both
  /// pictures.
  ///
  /// Differing pixels are red, pixels classified as anti-aliasing blue, pixels within tolerance
  /// yellow.
  public static func differenceMask(
    reference: Bitmap,
    actual: Bitmap,
    tolerance: ImageTolerance = .exact
  ) -> Bitmap {
    let difference = PixelDifference(reference: reference, actual: actual, tolerance: tolerance)
    return differenceMask(reference: reference, actual: actual, difference: difference)
  }

  static func differenceMask(
    reference: Bitmap,
    actual: Bitmap,
    difference: PixelDifference?
  ) -> Bitmap {
    let width = max(reference.width, actual.width)
    let height = max(reference.height, actual.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    if let difference {
      cpixels_mask_picture(difference.marks, difference.marks.count, &bytes)
    }
    return Bitmap(width: width, height: height, bytes: bytes) ?? actual
  }
}
