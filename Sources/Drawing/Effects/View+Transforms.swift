public import Foundation
public import Scene

nonisolated extension View {
  /// Rotates the view clockwise on screen about a point of its frame, without changing its layout.
  @_transparent public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)
    -> some View
  {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales the view about a point of its frame, without changing its layout.
  @_transparent public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)
    -> some View
  {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view uniformly about a point of its frame, without changing its layout.
  @_transparent public consuming func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center)
    -> some View
  {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view horizontally and vertically about a point of its frame, without changing its
  /// layout.
  @_transparent public consuming func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Applies a transform to the drawing of the view, relative to its top left corner, without
  /// changing its layout.
  @_transparent public consuming func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Applies a projection to the drawing of the view, relative to its top left corner, without
  /// changing its layout.
  @_transparent public consuming func projectionEffect(_ transform: ProjectionTransform)
    -> some View
  {
    modifier(ProjectionEffect(transform: transform))
  }
}

@usableFromInline struct RotationEffect: GeometryEffect {
  var angle: Angle
  var anchor: UnitPoint

  @usableFromInline init(angle: Angle, anchor: UnitPoint) {
    self.angle = angle
    self.anchor = anchor
  }

  @usableFromInline var animatableData:
    AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
  {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  @usableFromInline func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(turning: angle, about: anchor.point(in: size)))
  }
}

@usableFromInline struct ScaleEffect: GeometryEffect {
  var scale: CGSize
  var anchor: UnitPoint

  @usableFromInline init(scale: CGSize, anchor: UnitPoint) {
    self.scale = scale
    self.anchor = anchor
  }

  @usableFromInline var animatableData: ScaleVector {
    get { ScaleVector(scale, about: anchor) }
    set { (scale, anchor) = (newValue.scale, newValue.anchor) }
  }

  @usableFromInline func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(scaling: scale, about: anchor.point(in: size)))
  }
}

@usableFromInline struct ProjectionEffect: GeometryEffect {
  var transform: ProjectionTransform

  @usableFromInline init(transform: ProjectionTransform) {
    self.transform = transform
  }

  @usableFromInline func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
