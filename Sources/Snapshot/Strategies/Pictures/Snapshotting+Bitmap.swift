#if Pictures
public import Pixels

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// Keeps a bitmap as a PNG file and compares every pixel.
  public static var png: Snapshotting { .png() }

  /// Keeps a bitmap as a PNG file.
  ///
  /// - Parameters:
  ///   - tolerance: How far the pictures may be apart; that of the scope unless given.
  ///   - scale: Pixels a point, kept in the file for those who show it.
  public static func png(tolerance: ImageTolerance? = nil, scale: Double = 1) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .png(tolerance: tolerance, scale: scale))
  }
}
#endif
