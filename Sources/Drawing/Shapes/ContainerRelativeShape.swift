public import Foundation
public import Scene

/// The shape of the enclosing container, set with `containerShape`; a rectangle by default.
public struct ContainerRelativeShape: Shape, LocatedView {
  var line: SourceLine?

  /// Creates the shape of the container.
  public init() {}

  /// Returns the shape of the container, inset to the rectangle; the rectangle itself without a
  /// container or outside a rendering.
  public func path(in rect: CGRect) -> Path {
    ViewGraph.current?.container?.path(in: rect) ?? Path(rect)
  }
}

extension ContainerRelativeShape: InsettableShape {
  /// Returns the shape inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOfShape(base: self, amount: amount)
  }
}
