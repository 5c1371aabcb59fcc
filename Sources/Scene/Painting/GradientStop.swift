/// A colour at a position along a gradient.
package struct GradientStop: Hashable, Sendable {
  /// The position, from 0 (start) to 1 (end); in a paint, never less than that of the stop before
  /// it.
  package var location: Double
  package var color: RGBA

  package init(location: Double, color: RGBA) {
    self.location = CoordinateGrid.unit(location)
    self.color = color
  }
}

/// The continuation of a gradient or a picture beyond its ends.
package enum SpreadMethod: String, Hashable, Sendable {
  /// Continues with the colours at the ends.
  case pad
  /// Starts again.
  case `repeat`
  /// Alternates directions.
  case reflect
}

extension [GradientStop] {
  /// The stops with ascending positions.
  var ordered: [GradientStop] {
    var reached = 0.0
    return changingEach { stop in
      reached = Swift.max(reached, stop.location)
      stop.location = reached
    }
  }

  /// The stops of the reversed gradient.
  var backwards: [GradientStop] {
    reversed().map { GradientStop(location: 1 - $0.location, color: $0.color) }
  }

  func multiplyingAlpha(by factor: Double) -> [GradientStop] {
    guard factor != 1 else { return self }
    return changingEach { $0.color = $0.color.multiplyingAlpha(by: factor) }
  }

  /// Returns the stops with a change made to each; a loop over indices, which is several times
  /// faster than `map` in debug builds.
  private func changingEach(_ change: (inout GradientStop) -> Void) -> [GradientStop] {
    var stops = self
    var index = 0
    while index < stops.count {
      change(&stops[index])
      index += 1
    }
    return stops
  }

  /// Returns the colour at a position, interpolated in straight components; clear if there are no
  /// stops.
  func color(at location: Double) -> RGBA {
    guard let after = firstIndex(where: { $0.location > location }) else {
      return last?.color ?? .clear
    }
    guard after > 0 else { return self[0].color }
    let (from, to) = (self[after - 1], self[after])
    let fraction = (location - from.location) / (to.location - from.location)
    func mix(_ path: KeyPath<RGBA, UInt8>) -> Double {
      let (first, second) = (Double(from.color[keyPath: path]), Double(to.color[keyPath: path]))
      return (first + (second - first) * fraction) / 255
    }
    return RGBA(
      red: mix(\.red),
      green: mix(\.green),
      blue: mix(\.blue),
      opacity: from.color.alpha + (to.color.alpha - from.color.alpha) * fraction
    )
  }
}
