#if Pictures
public import Pixels

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// Keeps a bitmap as a PNG file and compares every pixel.
  public static var png: Snapshotting { .png() }

  /// Keeps a bitmap as a PNG file.
  ///
  /// - Parameters:
  ///   - tolerance: The allowed difference; by default that of the scope, else none.
  ///   - scale: The number of pixels per point, which the file stores for viewers; 1 by default.
  public static func png(tolerance: ImageTolerance? = nil, scale: Double = 1) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .png(tolerance: tolerance, scale: scale))
  }
}
#endif
