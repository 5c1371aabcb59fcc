package import Foundation

/// What a path is filled with. Points are in the space of the path.
package enum Paint: Hashable, Sendable {
  case solid(RGBA)
  case linear(LinearPaint)

  /// Whether every pixel of it is opaque.
  package var isOpaque: Bool {
    switch self {
    case .solid(let color): color.alpha >= 1
    case .linear(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }

  /// Whether nothing of it can be seen.
  package var isInvisible: Bool {
    switch self {
    case .solid(let color): color.alpha <= 0
    case .linear(let gradient): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
    }
  }

  /// Returns the paint with its opacity multiplied by `factor`.
  package func multiplyingAlpha(by factor: Double) -> Paint {
    switch self {
    case .solid(let color):
      return .solid(color.multiplyingAlpha(by: factor))
    case .linear(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.multiplyingAlpha(by: factor)
      }
      return .linear(gradient)
    }
  }
}

/// A colour at a place along a gradient.
package struct GradientStop: Hashable, Sendable {
  /// 0 (start) … 1 (end); never less than the stop before it.
  package var location: Double
  package var color: RGBA

  package init(location: Double, color: RGBA) {
    self.location = Grid.unit(location)
    self.color = color
  }
}

/// A gradient along a line; beyond its ends the end colours go on.
package struct LinearPaint: Hashable, Sendable {
  package var start: CGPoint
  package var end: CGPoint
  package var stops: [GradientStop]

  package init(start: CGPoint, end: CGPoint, stops: [GradientStop]) {
    self.start = Grid.point(start)
    self.end = Grid.point(end)
    var reached = 0.0
    self.stops = stops.map { stop in
      reached = max(reached, stop.location)
      return GradientStop(location: reached, color: stop.color)
    }
  }
}
