public import Foundation
public import Scene

/// The shape of the container that the view stands in: a rectangle, as no container here has any.
public struct ContainerRelativeShape: Shape {
  /// Creates the shape of the container.
  public init() {}

  /// Returns the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ContainerRelativeShape: InsettableShape {
  /// Returns the shape moved inwards by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOfShape(base: self, amount: amount)
  }
}
