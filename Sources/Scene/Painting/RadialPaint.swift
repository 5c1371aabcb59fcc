package import Foundation

/// A gradient from one circle to another.
///
/// A point has the colour of the latest circle between the two that passes through it; where there
/// is none, which happens only where neither circle holds the other, nothing is painted.
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
  package var spread: Spread
  package var stops: [GradientStop]
  /// From the space of the circles to that of the path, which makes them ellipses.
  package var transform: CGAffineTransform

  /// Creates a gradient. Circles about one centre that shrink are exchanged and the stops turned
  /// round, which is the same picture and one that every back end understands.
  package init(
    start: Circle,
    end: Circle,
    spread: Spread = .pad,
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

  /// Whether no pixel lies between the two circles, so that all of it is in the end colour.
  package var isFlat: Bool { start == end }
}
