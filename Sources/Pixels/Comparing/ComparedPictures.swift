/// Two pictures with their comparison, which is computed once and shared by everything that shows
/// it.
package struct ComparedPictures {
  /// The numbers of the comparison.
  package let comparison: BitmapComparison
  /// The pictures as shown to a person.
  package let panels: ComparisonPanels
  private let reference: Bitmap
  private let actual: Bitmap
  private let difference: PixelDifference?

  /// Compares two pictures.
  package init(reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance = .exact) {
    let difference = PixelDifference(reference: reference, actual: actual, tolerance: tolerance)
    comparison = BitmapComparison(
      reference: reference,
      actual: actual,
      tolerance: tolerance,
      difference: difference
    )
    panels = ComparisonPanels(reference: reference, actual: actual, difference: difference)
    self.reference = reference
    self.actual = actual
    self.difference = difference
  }

  /// The picture of ``BitmapComparison/differenceMask(reference:actual:tolerance:)``.
  package var mask: Bitmap {
    BitmapComparison.differenceMask(reference: reference, actual: actual, difference: difference)
  }
}
