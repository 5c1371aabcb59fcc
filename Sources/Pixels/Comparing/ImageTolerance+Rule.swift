internal import CPixels

extension ImageTolerance {
  /// The metric's C constant, and the largest distance that counts as equal, in the unit of the C
  /// code.
  var rule: (metric: Int32, allowed: Double) {
    switch metric {
    case .channel(let steps):
      (Int32(CPIXELS_METRIC_CHANNEL.rawValue), Double(steps))
    case .yiq(let threshold):
      // The factors are multiplied in pixelmatch's order, so that rounding is the same.
      (Int32(CPIXELS_METRIC_YIQ.rawValue), 35215 * number(threshold) * number(threshold))
    case .deltaE2000(let distance):
      (Int32(CPIXELS_METRIC_DELTA_E_2000.rawValue), number(distance))
    case .deltaE94(let distance):
      (Int32(CPIXELS_METRIC_DELTA_E_94.rawValue), number(distance))
    case .hyab(let distance):
      (Int32(CPIXELS_METRIC_HYAB.rawValue), number(distance))
    }
  }

  /// Returns a number, or 0 for NaN and negative numbers: a comparison with NaN, and with the
  /// square of a negative number, would accept every picture.
  private func number(_ value: Double) -> Double { value > 0 ? value : 0 }
}

extension ImageTolerance.Limit {
  /// Returns whether a measured number is within the limit.
  func allows(_ different: Int, of compared: Int, densest: (Int) -> Int) -> Bool {
    switch self {
    case .pixels(let limit): different <= limit
    case .fraction(let limit): Double(different) <= limit * Double(compared)
    case .window(let limit, let side): densest(max(side, 1)) <= limit
    }
  }
}
