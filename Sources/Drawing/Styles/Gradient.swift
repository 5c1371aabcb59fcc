public import Foundation
import Scene

/// A sequence of colours between which other colours are interpolated.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location: 0 is the start, 1 the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their locations.
  public var stops: [Stop]
  /// The space in which the colours are interpolated.
  var space = ColorSpace.device

  /// Creates a gradient from colours with locations; the first and last colours continue beyond
  /// them.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    var stops: [Stop] = []
    stops.reserveCapacity(colors.count)
    // A loop over indices is several times faster in debug builds.
    var index = 0
    while index < colors.count {
      stops.append(Stop(color: colors[index], location: CGFloat(index) / last))
      index += 1
    }
    self.stops = stops
  }

  /// Returns the gradient with its colours interpolated in a colour space instead of the default,
  /// sRGB.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return AnyGradient(gradient)
  }

  /// Returns the stops in 0…1, in ascending order.
  ///
  /// An interpolation in OKLab is divided into steps that are interpolated in sRGB.
  func resolvedStops(in environment: EnvironmentValues) -> [GradientStop] {
    guard space.isPerceptual else {
      return ascendingStops(in: environment) { GradientStop(location: $0, color: $1.rgba) }
    }
    let stops = ascendingStops(in: environment) { (location: $0, color: $1) }
    let steps = zip(stops, stops.dropFirst()).flatMap { from, to in
      (0..<Gradient.perceptualSteps).map { step in
        let fraction = Double(step) / Double(Gradient.perceptualSteps)
        let color = from.color.mixed(with: to.color, by: fraction, perceptual: true)
        return GradientStop(
          location: from.location + (to.location - from.location) * fraction,
          color: color.rgba
        )
      }
    }
    return steps
      + stops.suffix(1).map { GradientStop(location: $0.location, color: $0.color.rgba) }
  }

  private static let perceptualSteps = 16

  /// Returns an element made from each stop, with locations in ascending order.
  private func ascendingStops<Output>(
    in environment: EnvironmentValues,
    _ make: (_ location: Double, _ color: Color.Components) -> Output
  ) -> [Output] {
    var location = 0.0
    var results: [Output] = []
    results.reserveCapacity(stops.count)
    var index = 0
    while index < stops.count {
      let stop = stops[index]
      location = max(location, CoordinateGrid.unit(Double(stop.location)))
      results.append(make(location, stop.color.components(in: environment)))
      index += 1
    }
    return results
  }
}
