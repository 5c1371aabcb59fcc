/// A colour at a place along a gradient.
package struct GradientStop: Hashable, Sendable {
  /// 0 (start) … 1 (end); never less than the stop before it.
  package var location: Double
  package var color: RGBA

  package init(location: Double, color: RGBA) {
    self.location = CoordinateGrid.unit(location)
    self.color = color
  }
}

/// How a gradient or a picture goes on beyond its ends.
package enum Spread: String, Hashable, Sendable {
  /// In the colours at its ends.
  case pad
  /// From the start again.
  case `repeat`
  /// Back and forth.
  case reflect
}

extension [GradientStop] {
  /// The stops with none before the one it follows.
  var ordered: [GradientStop] {
    var reached = 0.0
    return map { stop in
      reached = Swift.max(reached, stop.location)
      return GradientStop(location: reached, color: stop.color)
    }
  }

  /// The stops of the same gradient, run through from its end.
  var backwards: [GradientStop] {
    reversed().map { GradientStop(location: 1 - $0.location, color: $0.color) }
  }

  func multiplyingAlpha(by factor: Double) -> [GradientStop] {
    map { GradientStop(location: $0.location, color: $0.color.multiplyingAlpha(by: factor)) }
  }

  /// The colour at a place, straight components run evenly; clear where there are no stops.
  func color(at place: Double) -> RGBA {
    guard let after = firstIndex(where: { $0.location > place }) else {
      return last?.color ?? .clear
    }
    guard after > 0 else { return self[0].color }
    let (from, to) = (self[after - 1], self[after])
    let share = (place - from.location) / (to.location - from.location)
    func mix(_ path: KeyPath<RGBA, UInt8>) -> Double {
      let (first, second) = (Double(from.color[keyPath: path]), Double(to.color[keyPath: path]))
      return (first + (second - first) * share) / 255
    }
    return RGBA(
      red: mix(\.red),
      green: mix(\.green),
      blue: mix(\.blue),
      opacity: from.color.alpha + (to.color.alpha - from.color.alpha) * share
    )
  }
}
