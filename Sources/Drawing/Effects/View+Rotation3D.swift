public import Foundation

nonisolated extension View {
  /// Rotates the view in 3D about an axis through a point of its frame, without changing its
  /// layout.
  ///
  /// The eye is in front of the anchor, at a distance of the longer side divided by `perspective`.
  public consuming func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle,
        axis: axis,
        anchor: anchor,
        anchorZ: anchorZ,
        perspective: perspective
      )
    )
  }
}

@usableFromInline struct Rotation3DEffect: GeometryEffect {
  var angle: Angle
  /// The direction of the axis: to the right, down, and away from the eye.
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  @usableFromInline var animatableData:
    AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
  {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  @usableFromInline func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    let side = max(size.width, size.height)
    guard length > 0, length.isFinite, side > 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (angle.sin, angle.cos)
    let rest = 1 - cosine
    // The rotated unit vectors, as rows.
    let right = (x * x * rest + cosine, x * y * rest + z * sine, x * z * rest - y * sine)
    let down = (x * y * rest - z * sine, y * y * rest + cosine, y * z * rest + x * sine)
    let away = (x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine)
    let point = anchor.point(in: size)
    let (ax, ay, az) = (Double(point.x), Double(point.y), Double(anchorZ))
    let pull = Double(perspective / side)
    let origin = (
      -ax * right.0 - ay * down.0 - az * away.0,
      -ax * right.1 - ay * down.1 - az * away.1,
      -ax * right.2 - ay * down.2 - az * away.2
    )
    // The perspective division by the distance from the eye, relative to the anchor.
    var result = ProjectionTransform()
    (result.m13, result.m23, result.m33) = (-pull * right.2, -pull * down.2, 1 - pull * origin.2)
    (result.m11, result.m12) = (right.0 + ax * result.m13, right.1 + ay * result.m13)
    (result.m21, result.m22) = (down.0 + ax * result.m23, down.1 + ay * result.m23)
    (result.m31, result.m32) = (origin.0 + ax * result.m33, origin.1 + ay * result.m33)
    return result
  }
}
