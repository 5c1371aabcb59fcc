public import Foundation
public import Scene

/// A shape rotated about a point of its frame.
public struct RotatedShape<Content: Shape>: Shape, LocatedView {
  /// The shape.
  public var shape: Content
  /// The angle, clockwise on screen.
  public var angle: Angle
  /// The centre of the rotation.
  public var anchor: UnitPoint
  var line: SourceLine?

  /// Rotates a shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Returns the rotated outline.
  public func path(in rect: CGRect) -> Path { transformedPath(in: rect) }

  /// Returns the size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The shape's data, the angle and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get { combinedAnimatableData }
    set { combinedAnimatableData = newValue }
  }
}

extension RotatedShape: AnchoredShape {
  typealias Base = Content

  var change: Angle {
    get { angle }
    set { angle = newValue }
  }

  func transform(about point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(turning: angle, about: point)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inset by an amount in points, then rotated.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount),
      angle: angle,
      anchor: anchor
    )
  }
}
