public import Foundation
import Scene

/// Colours that run into one another.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place: 0 is the start, 1 the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Creates a gradient from colours with places; beyond the first and last they go on.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / last)
    }
  }

  /// The stops in 0…1, none before the one it follows.
  var resolvedStops: [GradientStop] {
    var least = 0.0
    return stops.map { stop in
      least = max(least, Scene.Grid.unit(Double(stop.location)))
      return GradientStop(location: least, color: stop.color.rgba)
    }
  }
}
