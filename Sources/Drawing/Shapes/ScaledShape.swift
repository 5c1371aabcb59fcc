public import Foundation
public import Scene

/// A shape scaled about a point of its frame.
public struct ScaledShape<Content: Shape>: Shape, LocatedView {
  /// The shape.
  public var shape: Content
  /// The horizontal and vertical factors.
  public var scale: CGSize
  /// The centre of the scaling.
  public var anchor: UnitPoint
  var line: SourceLine?

  /// Scales a shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the scaled outline.
  public func path(in rect: CGRect) -> Path { transformedPath(in: rect) }

  /// Returns the size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The shape's data, the factors and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get { combinedAnimatableData }
    set { combinedAnimatableData = newValue }
  }
}

extension ScaledShape: AnchoredShape {
  typealias Base = Content

  var change: CGSize {
    get { scale }
    set { scale = newValue }
  }

  func transform(about point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(scaling: scale, about: point)
  }
}

extension ScaledShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inset by an amount in points, then scaled.
  public func inset(by amount: CGFloat) -> ScaledShape<Content.InsetShape> {
    ScaledShape<Content.InsetShape>(shape: shape.inset(by: amount), scale: scale, anchor: anchor)
  }
}
