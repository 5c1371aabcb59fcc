public import Pixels

extension BitmapComparison {
  /// Draws reference, actual and their difference side by side.
  ///
  /// The third panel shows the faded reference with each differing pixel in red and a frame around
  /// each group. Blue pixels are classified as anti-aliasing, yellow ones are within tolerance.
  /// Transparency is shown as a checkerboard, and areas that only one picture has are hatched.
  ///
  /// Small pictures are magnified by a whole factor. If all differences are small, a second row
  /// shows them magnified. Of very large pictures only the part around the differences is drawn.
  public static func differencePicture(
    reference: Bitmap,
    actual: Bitmap,
    tolerance: ImageTolerance = .exact
  ) -> Bitmap {
    let panels = ComparisonPanels(reference: reference, actual: actual, tolerance: tolerance)
    // A sheet is within the limits, so drawing can fail only for lack of memory.
    return (try? ContactSheet(panels).displayList.bitmap()) ?? actual
  }
}
