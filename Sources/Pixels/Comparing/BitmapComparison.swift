/// What sets two pictures apart.
public struct BitmapComparison: Hashable, Sendable {
  /// Whether the pictures have the same size and the same bytes.
  public let isIdentical: Bool
  /// Whether the pictures are identical or no further apart than the tolerance allows.
  public let isWithinTolerance: Bool
  /// One line with the measured numbers.
  public let summary: String

  /// Compares two pictures.
  public init(reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance = .exact) {
    isIdentical = false
    isWithinTolerance = false
    summary = ""
  }
}
