internal import CPixels
package import Foundation

/// The grid to which the numbers of a display list are rounded.
///
/// Texts and pixels are made from the same rounded numbers, so a text that is read back gives the
/// same pixels. The steps are far larger than the error of any libm. A small nudge breaks ties
/// between two steps, so that an error in the last bit can't change the result.
package enum CoordinateGrid {
  /// The steps per point: coordinates, lengths and opacities are rounded to 1/10,000.
  package static let perPoint = 10_000.0
  /// The steps per unit of a transform's linear part, rounded to 1/1,000,000.
  package static let perFactor = 1_000_000.0
  /// The largest coordinate; larger ones are clamped, and NaN becomes 0.
  package static let limit = 1_000_000_000.0
  /// The displacement that breaks ties, in steps.
  package static let nudge = 0x1p-12

  /// Rounds a coordinate or length in points.
  package static func coordinate(_ value: Double) -> Double { round(value, steps: perPoint) }

  /// Rounds a number of a transform's linear part.
  package static func factor(_ value: Double) -> Double { round(value, steps: perFactor) }

  /// Rounds an opacity or location and clamps it into 0…1; NaN counts as 0.
  package static func unit(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 1 }
    return round(value, steps: perPoint)
  }

  package static func point(_ point: CGPoint) -> CGPoint {
    CGPoint(x: coordinate(Double(point.x)), y: coordinate(Double(point.y)))
  }

  package static func transform(_ transform: CGAffineTransform) -> CGAffineTransform {
    var result = transform
    withUnsafeMutableBytes(of: &result) { bytes in
      // Six numbers in the order a, b, c, d, tx, ty. Each leaf has a transform, and C rounds it
      // several times faster in debug builds.
      guard let first = bytes.baseAddress?.assumingMemoryBound(to: Double.self) else { return }
      cpixels_round_to_grid(first, 4, perFactor, nudge, limit)
      cpixels_round_to_grid(first + 4, 2, perPoint, nudge, limit)
    }
    return result
  }

  private static func round(_ value: Double, steps: Double) -> Double {
    guard !value.isNaN else { return 0 }
    // `min` and `max` are generic, which is slow in debug builds.
    let bounded = value < -limit ? -limit : value > limit ? limit : value
    // Adding 0 turns −0 into 0.
    return ((bounded * steps + (0.5 + nudge)).rounded(.down) / steps) + 0
  }
}
