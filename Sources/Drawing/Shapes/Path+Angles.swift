public import Foundation
public import Scene

extension Path {
  /// Adds a circular arc from one angle to another, connected by a line from the current point.
  ///
  /// Angles count from 3 o'clock. With y growing down, `clockwise: false` is clockwise on screen,
  /// as in Core Graphics. The transform applies only to the arc.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center,
      radius: radius,
      startRadians: startAngle.radians,
      deltaRadians: Path.arcDelta(
        from: startAngle.radians,
        to: endAngle.radians,
        clockwise: clockwise
      ),
      transform: transform
    )
  }

  /// Adds a circular arc that spans `delta`, clockwise on screen if positive.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center,
      radius: radius,
      startRadians: startAngle.radians,
      deltaRadians: delta.radians,
      transform: transform
    )
  }
}
