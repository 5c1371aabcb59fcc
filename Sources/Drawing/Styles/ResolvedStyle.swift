import Foundation
import Scene

/// A style whose environment is settled; only the rectangle it is painted in is still open.
indirect enum ResolvedStyle: Hashable, Sendable {
  case color(RGBA)
  case linear(stops: [GradientStop], start: UnitPoint, end: UnitPoint)

  /// Returns the paint for a shape in a rectangle.
  func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color):
      return .solid(color)
    case .linear(let stops, let start, let end):
      guard let last = stops.last else { return .solid(.clear) }
      // With its ends in one place the gradient is beyond its end everywhere.
      guard start != end, stops.count > 1 else { return .solid(last.color) }
      return .linear(
        LinearPaint(start: start.point(in: rect), end: end.point(in: rect), stops: stops)
      )
    }
  }

  /// Returns the style with its opacity multiplied.
  func opacity(_ factor: Double) -> ResolvedStyle {
    switch self {
    case .color(let color):
      return .color(color.multiplyingAlpha(by: factor))
    case .linear(let stops, let start, let end):
      let faded = stops.map { stop in
        GradientStop(location: stop.location, color: stop.color.multiplyingAlpha(by: factor))
      }
      return .linear(stops: faded, start: start, end: end)
    }
  }
}
