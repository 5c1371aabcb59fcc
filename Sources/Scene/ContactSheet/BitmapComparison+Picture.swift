public import Pixels

extension BitmapComparison {
  /// Draws reference, actual and their difference side by side.
  ///
  /// The third panel shows the faded reference with each differing pixel in red and a frame around
  /// each group. Blue pixels are classified as anti-aliasing, yellow ones are within tolerance.
  /// Transparency is shown as a checkerboard, and areas that only one picture has are hatched.
  ///
  /// Small pictures are magnified by an integer factor. If all differences are small, a second row
  /// shows them magnified. For very large pictures, only the part around the differences is drawn.
  public static func differencePicture(
    reference: Bitmap,
    actual: Bitmap,
    tolerance: ImageTolerance = .exact
  ) -> Bitmap {
    ComparedPictures(reference: reference, actual: actual, tolerance: tolerance).sheet ?? actual
  }
}

extension ComparedPictures {
  /// The picture of ``BitmapComparison/differencePicture(reference:actual:tolerance:)``.
  ///
  /// A sheet is never larger than the limits allow, so this is `nil` only if memory runs out.
  package var sheet: Bitmap? { try? ContactSheet(self).displayList.bitmap() }
}
