public import Foundation
public import Scene

/// A displaced shape.
public struct OffsetShape<Content: Shape>: Shape, LocatedView {
  /// The shape.
  public var shape: Content
  /// The displacement, in points.
  public var offset: CGSize
  var line: SourceLine?

  /// Displaces a shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the displaced outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// Returns the size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The shape's data and the displacement.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: DerivedShape {
  var base: Content { shape }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inset by an amount in points, then displaced.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}
