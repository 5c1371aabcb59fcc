#if Pictures
public import Pixels

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// A strategy that records a bitmap as a PNG file and compares every pixel.
  public static var png: Snapshotting { .png() }

  /// Returns a strategy that records a bitmap as a PNG file.
  ///
  /// - Parameters:
  ///   - tolerance: The permitted difference; by default that of the current settings, or none.
  ///   - scale: Pixels per point, stored in the file for viewers; 1 by default.
  public static func png(tolerance: ImageTolerance? = nil, scale: Double = 1) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .png(tolerance: tolerance, scale: scale))
  }
}
#endif
