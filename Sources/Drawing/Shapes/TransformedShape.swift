public import Foundation
public import Scene

/// A shape with its path transformed.
public struct TransformedShape<Content: Shape>: Shape, LocatedView {
  /// The shape.
  public var shape: Content
  /// The transform, relative to the top left corner of the frame.
  public var transform: CGAffineTransform
  var line: SourceLine?

  /// Transforms the path of a shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the transformed outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  /// Returns the size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The shape's data.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension TransformedShape: DerivedShape {
  var base: Content { shape }
}
