package import Foundation

/// A gradient around a point.
///
/// With padding, the first half of the angles outside the gradient has its end colour, the second
/// half its start colour.
package struct AngularPaint: Hashable, Sendable {
  package var center: CGPoint
  /// The start angle, in degrees clockwise from the +x axis, 0 ..< 360.
  package private(set) var start: Double
  /// The end angle, in degrees; at least `start` and at most 360 more.
  package private(set) var end: Double
  package var spread: SpreadMethod
  package var stops: [GradientStop]

  /// Creates a gradient between two angles in degrees. If they span more than a full turn, only the
  /// last turn is used. A counterclockwise gradient is reversed together with its stops. An angle
  /// that isn't finite becomes 0.
  package init(
    center: CGPoint,
    start: Double,
    end: Double,
    spread: SpreadMethod = .pad,
    stops: [GradientStop]
  ) {
    self.center = CoordinateGrid.point(center)
    self.spread = spread
    let ends = [start, end].map { $0.isFinite ? $0 : 0 }
    let clockwise = ends[0] <= ends[1]
    let ordered = stops.ordered
    self.stops = clockwise ? ordered : ordered.backwards
    var (low, high) = clockwise ? (ends[0], ends[1]) : (ends[1], ends[0])
    // A span that exceeds a full turn only by rounding errors is left as it is.
    if CoordinateGrid.coordinate(high - low) > 360 {
      // The last turn is the one before the end.
      let part = 360 / (high - low)
      self.stops = self.stops.part(clockwise ? 1 - part...1 : 0...part)
      if clockwise { low = high - 360 } else { high = low + 360 }
    }
    let span = CoordinateGrid.coordinate(high - low)
    let first = CoordinateGrid.coordinate(low - (low / 360).rounded(.down) * 360)
    self.start = first < 360 ? first : 0
    self.end = self.start + span
  }
}

extension [GradientStop] {
  /// Returns the stops of a part of the gradient, stretched to 0…1.
  fileprivate func part(_ range: ClosedRange<Double>) -> [GradientStop] {
    let width = range.upperBound - range.lowerBound
    guard width > 0, !isEmpty else { return self }
    let inner = filter { $0.location > range.lowerBound && $0.location < range.upperBound }
    let ends = [range.lowerBound, range.upperBound].map { color(at: $0) }
    return [GradientStop(location: 0, color: ends[0])]
      + inner.map {
        GradientStop(location: ($0.location - range.lowerBound) / width, color: $0.color)
      }
      + [GradientStop(location: 1, color: ends[1])]
  }
}
