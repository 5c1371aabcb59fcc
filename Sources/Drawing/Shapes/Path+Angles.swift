public import Foundation
public import Scene

extension Path {
  /// Adds an arc of a circle from one angle to another; a line leads to it from the current point.
  ///
  /// Angles count from 3 o'clock. With y growing down `clockwise: false` turns clockwise on screen,
  /// as in Core Graphics. The transform moves the arc only.
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

  /// Adds an arc of a circle that turns by `delta`, clockwise on screen where that is positive.
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
