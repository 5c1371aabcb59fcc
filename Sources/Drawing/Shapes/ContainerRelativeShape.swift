public import Foundation
public import Scene

/// The shape of the container that the view stands in: what `containerShape` sets, else a rectangle.
public struct ContainerRelativeShape: Shape, LocatedView {
  var line: SourceLine?

  /// Creates the shape of the container.
  public init() {}

  /// Returns the shape of the container, as far in as the rectangle lies; the rectangle itself where
  /// there is none, and outside of a rendering.
  public func path(in rect: CGRect) -> Path {
    ViewGraph.current?.container?.path(in: rect) ?? Path(rect)
  }
}

extension ContainerRelativeShape: InsettableShape {
  /// Returns the shape moved inwards by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOfShape(base: self, amount: amount)
  }
}
