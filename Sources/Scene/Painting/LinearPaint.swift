package import Foundation

/// A gradient along a line.
package struct LinearPaint: Hashable, Sendable {
  package var start: CGPoint
  package var end: CGPoint
  package var spread: SpreadMethod
  package var stops: [GradientStop]

  package init(start: CGPoint, end: CGPoint, spread: SpreadMethod = .pad, stops: [GradientStop]) {
    self.start = CoordinateGrid.point(start)
    self.end = CoordinateGrid.point(end)
    self.spread = spread
    self.stops = stops.ordered
  }
}
