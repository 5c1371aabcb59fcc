#if Pictures
public import Drawing
public import Foundation
public import Pixels

/// How large a picture of a view is.
public enum SwiftUISnapshotLayout: Hashable, Sendable {
  /// Exactly so many points.
  case fixed(width: CGFloat, height: CGFloat)
  /// As large as the view answers when 256 × 256 points are proposed.
  case sizeThatFits

  fileprivate var size: CGSize? {
    switch self {
    case .fixed(let width, let height): CGSize(width: width, height: height)
    case .sizeThatFits: nil
    }
  }
}

/// The known library's spelling of picture strategies, for those who come from there.
extension Snapshotting where Value: View, Format == Bitmap {
  /// Keeps what a view draws as a PNG file and compares every pixel.
  public static var image: Snapshotting { .image() }

  /// Keeps what a view draws as a PNG file.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1; 1 by default.
  ///   - perceptualPrecision: How close a pixel must come to match, 0…1: its CIE94 distance may be
  ///     at most 100 · (1 − `perceptualPrecision`). 0.98 is about the precision of the eye.
  ///   - layout: The size of the picture; by default that of the view.
  ///   - scale: The number of pixels per point; 1 by default.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    scale: CGFloat = 1
  ) -> Snapshotting {
    .png(
      size: layout.size,
      scale: scale,
      tolerance: .precision(precision, perceptual: perceptualPrecision)
    )
  }
}

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// Keeps a bitmap as a PNG file and compares every pixel.
  public static var image: Snapshotting { .image() }

  /// Keeps a bitmap as a PNG file.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1; 1 by default.
  ///   - perceptualPrecision: How close a pixel must come to match, 0…1: its CIE94 distance may be
  ///     at most 100 · (1 − `perceptualPrecision`).
  ///   - scale: The number of pixels per point, which the file stores for viewers; 1 by default.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: Double = 1
  ) -> Snapshotting {
    .png(tolerance: .precision(precision, perceptual: perceptualPrecision), scale: scale)
  }
}

extension ImageTolerance {
  /// The tolerance for two precisions, or `nil` for that of the scope where both are 1.
  fileprivate static func precision(_ precision: Float, perceptual: Float) -> ImageTolerance? {
    guard precision < 1 || perceptual < 1 else { return nil }
    // Through text: 1 − 0.98 as Float would be a little less than 0.02.
    let (share, distance) = (1 - decimal(precision), (1 - decimal(perceptual)) * 100)
    let rule = perceptual < 1 ? ImageTolerance.deltaE94(atMost: distance) : .exact
    return precision < 1 ? rule.allowing(share: share) : rule
  }

  private static func decimal(_ value: Float) -> Double {
    min(max(Double("\(value)") ?? 1, 0), 1)
  }
}
#endif
