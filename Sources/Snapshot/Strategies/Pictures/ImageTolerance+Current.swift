#if Pictures
internal import Pixels
internal import SnapshotCore

extension ImageTolerance {
  /// Returns a strategy's tolerance, or that of the current settings, or `.exact`.
  ///
  /// - Parameter tolerance: The strategy's tolerance; `nil` if it has none.
  /// - Throws: `ToleranceOutOfRange` for numbers with which every picture or none could pass.
  static func current(_ tolerance: ImageTolerance?) throws -> ImageTolerance {
    let tolerance = tolerance ?? RecordScope.current.settings.tolerance ?? .exact
    if let error = ToleranceOutOfRange(tolerance) { throw error }
    return tolerance
  }
}

/// An error that names the part of a tolerance whose number is outside its range.
struct ToleranceOutOfRange: ArgumentError {
  var description: String

  /// Returns `nil` if all numbers are in range.
  init?(_ tolerance: ImageTolerance) {
    let parts =
      [ToleranceOutOfRange.problem(tolerance.metric)]
      + tolerance.limits.map(ToleranceOutOfRange.problem)
    guard let part = parts.compactMap(\.self).first else { return nil }
    description = "The tolerance \(part)"
  }

  private static func problem(_ metric: ImageTolerance.Metric) -> String? {
    switch metric {
    case .channel(let steps):
      0...255 ~= steps ? nil : "`.channel(atMost: \(steps))` is out of range. Pass 0 to 255 steps."
    case .yiq(let threshold):
      0...1 ~= threshold
        ? nil : "`.yiq(threshold: \(threshold))` is out of range. Pass a fraction from 0 to 1."
    case .deltaE2000(let distance): problem("deltaE2000", distance)
    case .deltaE94(let distance): problem("deltaE94", distance)
    case .hyab(let distance): problem("hyab", distance)
    }
  }

  private static func problem(_ metric: String, _ distance: Double) -> String? {
    distance >= 0 ? nil : "`.\(metric)(atMost: \(distance))` is out of range. Pass 0 or more."
  }

  private static func problem(_ limit: ImageTolerance.Limit) -> String? {
    switch limit {
    case .pixels(let pixels):
      pixels >= 0 ? nil : "`.allowing(pixels: \(pixels))` is out of range. Pass 0 or more pixels."
    case .fraction(let fraction):
      0...1 ~= fraction
        ? nil
        : "`.allowing(fraction: \(fraction))` is out of range. Pass a fraction from 0 to 1, such as "
          + "0.05 for 5 %."
    case .window(let pixels, let side):
      pixels >= 0 && side >= 1
        ? nil
        : "`.allowing(pixels: \(pixels), inWindow: \(side))` is out of range. Pass 0 or more pixels "
          + "and a side of 1 or more."
    }
  }
}
#endif
