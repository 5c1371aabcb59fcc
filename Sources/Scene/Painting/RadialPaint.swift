package import Foundation

/// A gradient from one circle to another.
///
/// A point has the colour of the last interpolated circle that passes through it. A point without
/// such a circle isn't painted; such points exist only if neither circle contains the other.
package struct RadialPaint: Hashable, Sendable {
  /// A circle; its radius is 0 or more.
  package struct Circle: Hashable, Sendable {
    package var center: CGPoint
    package var radius: CGFloat

    package init(center: CGPoint, radius: CGFloat) {
      self.center = CoordinateGrid.point(center)
      self.radius = CGFloat(max(CoordinateGrid.coordinate(Double(radius)), 0))
    }
  }

  package var start: Circle
  package var end: Circle
  package var spread: SpreadMethod
  package var stops: [GradientStop]
  /// The transform from the space of the circles to that of the path; it can turn them into
  /// ellipses.
  package var transform: CGAffineTransform

  /// Creates a gradient. Concentric circles that shrink are swapped and the stops reversed: the
  /// same picture, in a form that every output supports.
  package init(
    start: Circle,
    end: Circle,
    spread: SpreadMethod = .pad,
    stops: [GradientStop],
    transform: CGAffineTransform = .identity
  ) {
    let shrinks = start.center == end.center && start.radius > end.radius
    self.start = shrinks ? end : start
    self.end = shrinks ? start : end
    self.spread = spread
    self.stops = shrinks ? stops.ordered.backwards : stops.ordered
    self.transform = CoordinateGrid.transform(transform)
  }

  /// Whether the two circles are equal, so that everything has the end colour.
  package var isFlat: Bool { start == end }
}
