#if Pictures
package import Pixels

extension MeasuredNumber {
  /// Returns the measurements of a picture comparison; empty if the pictures are identical.
  package static func all(of comparison: BitmapComparison) -> [MeasuredNumber] {
    guard !comparison.isIdentical else { return [] }
    let tolerance = comparison.tolerance
    var all: [MeasuredNumber] = []
    var windows = comparison.densestWindows.makeIterator()
    let pixels = Double(comparison.differingPixels)
    if tolerance.limits.isEmpty {
      all.append(MeasuredNumber("differing pixels", pixels, allowed: 0))
    }
    for limit in tolerance.limits {
      switch limit {
      case .pixels(let most):
        all.append(MeasuredNumber("differing pixels", pixels, allowed: Double(most)))
      case .share(let most):
        all.append(MeasuredNumber("share of differing pixels", comparison.share, allowed: most))
      case .window(let most, let side):
        let densest = Double(windows.next() ?? 0)
        let what = "differing pixels in \(side) × \(side)"
        all.append(MeasuredNumber(what, densest, allowed: Double(most)))
      }
    }
    if let worst = comparison.worst {
      let (unit, most) = tolerance.metric.unit
      all.append(MeasuredNumber("worst distance, \(unit)", worst.distance, allowed: most))
    }
    return all
  }
}

extension ImageTolerance.Metric {
  /// The unit of distances, and the allowed distance of a pixel.
  fileprivate var unit: (String, Double) {
    switch self {
    case .channel(let most): ("/255", Double(most))
    case .yiq(let most): ("YIQ", most)
    case .deltaE2000(let most): ("ΔE2000", most)
    case .deltaE94(let most): ("ΔE94", most)
    case .hyab(let most): ("HyAB", most)
    }
  }
}
#endif
