#if Pictures
public import Drawing
public import Foundation
public import Pixels

/// The size of a view's picture.
public enum SwiftUISnapshotLayout: Hashable, Sendable {
  /// An exact size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The size that the view takes when it is proposed 256 × 256 points.
  case sizeThatFits

  fileprivate var size: CGSize? {
    switch self {
    case .fixed(let width, let height): CGSize(width: width, height: height)
    case .sizeThatFits: nil
    }
  }
}

/// Picture strategies under swift-snapshot-testing's names.
extension Snapshotting where Value: View, Format == Bitmap {
  /// A strategy that records a view as a PNG file and compares every pixel.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that records a view as a PNG file.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, 0…1; 1 by default. Other values fail
  ///     the assertion. If both precisions are 1, the tolerance of the current settings applies.
  ///   - perceptualPrecision: The precision with which a pixel must match, 0…1: its CIE94 distance
  ///     may be at most 100 · (1 − `perceptualPrecision`). 0.98 is about the precision of the human
  ///     eye.
  ///   - layout: The size of the picture; by default that of the view.
  ///   - scale: Pixels per point; 1 by default.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    scale: CGFloat = 1
  ) -> Snapshotting {
    let strategy = Snapshotting.png(
      size: layout.size,
      scale: scale,
      tolerance: .precision(precision, perceptual: perceptualPrecision)
    )
    guard let error = PrecisionOutOfRange(precision, perceptual: perceptualPrecision) else {
      return strategy
    }
    return strategy.pullback(error.raise)
  }
}

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// A strategy that records a bitmap as a PNG file and compares every pixel.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that records a bitmap as a PNG file.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, 0…1; 1 by default. Other values fail
  ///     the assertion. If both precisions are 1, the tolerance of the current settings applies.
  ///   - perceptualPrecision: The precision with which a pixel must match, 0…1: its CIE94 distance
  ///     may be at most 100 · (1 − `perceptualPrecision`).
  ///   - scale: Pixels per point, stored in the file for viewers; 1 by default.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    scale: Double = 1
  ) -> Snapshotting {
    let strategy = Snapshotting.png(
      tolerance: .precision(precision, perceptual: perceptualPrecision),
      scale: scale
    )
    guard let error = PrecisionOutOfRange(precision, perceptual: perceptualPrecision) else {
      return strategy
    }
    return strategy.pullback(error.raise)
  }
}

/// The error for a precision outside 0…1, with which every picture or none would pass.
private struct PrecisionOutOfRange: Error, CustomStringConvertible {
  var description: String

  /// Returns `nil` if both precisions are in range.
  init?(_ precision: Float, perceptual: Float) {
    let values = [("precision", precision), ("perceptualPrecision", perceptual)]
    guard let (name, value) = values.first(where: { !(0...1 ~= $0.1) }) else { return nil }
    description = "`\(name)` is \(value). Pass a fraction from 0 to 1; 1 allows no difference."
  }

  /// Throws the error instead of returning a value.
  @Sendable func raise<Value>(_ value: Value) throws -> Value { throw self }
}

extension ImageTolerance {
  /// Returns the tolerance for two precisions; `nil` if both are 1, so that the settings' tolerance
  /// applies.
  fileprivate static func precision(_ precision: Float, perceptual: Float) -> ImageTolerance? {
    guard precision < 1 || perceptual < 1 else { return nil }
    // Converted through text, because 1 − 0.98 as Float is less than 0.02.
    let (fraction, distance) = (1 - decimal(precision), (1 - decimal(perceptual)) * 100)
    let rule = perceptual < 1 ? ImageTolerance.deltaE94(atMost: distance) : .exact
    return precision < 1 ? rule.allowing(fraction: fraction) : rule
  }

  private static func decimal(_ value: Float) -> Double { Double("\(value)") ?? 1 }
}
#endif
