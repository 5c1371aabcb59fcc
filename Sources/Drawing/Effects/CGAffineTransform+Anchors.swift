import Foundation
import Scene

extension CGAffineTransform {
  /// Creates a rotation clockwise on screen about a point.
  init(turning angle: Angle, about anchor: CGPoint) {
    self = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CGAffineTransform(rotationAngle: angle.radians))
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// Creates a scaling about a point. A factor of 0 becomes a tiny one, so that the map is
  /// invertible.
  @_transparent init(scaling factors: CGSize, about anchor: CGPoint) {
    let tiny: CGFloat = 1e-9
    self = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(
        CGAffineTransform(
          scaleX: factors.width == 0 ? tiny : factors.width,
          y: factors.height == 0 ? tiny : factors.height
        )
      )
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }
}
