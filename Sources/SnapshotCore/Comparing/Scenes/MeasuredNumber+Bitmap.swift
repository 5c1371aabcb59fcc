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
      case .pixels(let limit):
        all.append(MeasuredNumber("differing pixels", pixels, allowed: Double(limit)))
      case .fraction(let limit):
        all.append(
          MeasuredNumber("fraction of differing pixels", comparison.fraction, allowed: limit)
        )
      case .window(let limit, let side):
        let densest = Double(windows.next() ?? 0)
        let what = "differing pixels in \(side) × \(side)"
        all.append(MeasuredNumber(what, densest, allowed: Double(limit)))
      }
    }
    if let worst = comparison.worst {
      let (unit, limit) = tolerance.metric.unit
      all.append(MeasuredNumber("worst distance, \(unit)", worst.distance, allowed: limit))
    }
    return all
  }
}

extension ImageTolerance.Metric {
  /// The unit of distances, and the allowed distance of a pixel.
  fileprivate var unit: (String, Double) {
    switch self {
    case .channel(let limit): ("/255", Double(limit))
    case .yiq(let limit): ("YIQ", limit)
    case .deltaE2000(let limit): ("ΔE2000", limit)
    case .deltaE94(let limit): ("ΔE94", limit)
    case .hyab(let limit): ("HyAB", limit)
    }
  }
}
#endif
