public import Pixels

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
    let panels = ComparisonPanels(reference: reference, actual: actual, tolerance: tolerance)
    // A sheet is smaller than the limits, so only missing memory prevents it from being drawn.
    return (try? ContactSheet(panels).displayList.bitmap()) ?? actual
  }
}
