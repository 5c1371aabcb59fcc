internal import CPixels

extension BitmapComparison {
  /// Draws reference, actual and their difference side by side.
  ///
  /// The third part shows the reference faded, and over it each differing pixel in red, with a frame
  /// around each group. Blue pixels were taken for anti-aliasing, yellow ones are within tolerance.
  /// Transparency shows as a checkerboard, and what only one picture has is hatched.
  ///
  /// Small pictures are magnified by a whole factor. Where all that differs is small, a second row
  /// shows it magnified. Of very large pictures only the part around the differences is drawn.
  public static func differencePicture(
    reference: Bitmap,
    actual: Bitmap,
    tolerance: ImageTolerance = .exact
  ) -> Bitmap {
    let difference = PixelDifference(reference: reference, actual: actual, tolerance: tolerance)
    let comparison = BitmapComparison(
      reference: reference,
      actual: actual,
      tolerance: tolerance,
      difference: difference
    )
    let sheet = ContactSheet(comparison)
    return sheet.draw(reference: reference, actual: actual, marks: difference?.marks ?? [])
  }

  /// Draws only what differs, on transparency, in the size of the larger picture.
  ///
  /// Differing pixels are red, those taken for anti-aliasing blue, those within tolerance yellow.
  public static func differenceMask(
    reference: Bitmap,
    actual: Bitmap,
    tolerance: ImageTolerance = .exact
  ) -> Bitmap {
    let width = max(reference.width, actual.width)
    let height = max(reference.height, actual.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    if let difference = PixelDifference(reference: reference, actual: actual, tolerance: tolerance)
    {
      cpixels_mask_picture(difference.marks, difference.marks.count, &bytes)
    }
    return Bitmap(width: width, height: height, bytes: bytes) ?? actual
  }
}
