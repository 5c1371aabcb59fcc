public import Foundation
public import Scene

/// The rectangle of the view's frame.
public struct Rectangle: Shape, LocatedView {
  var line: SourceLine?

  /// Creates a rectangle.
  public init() {}

  /// Returns the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Rectangle: InsettableShape {
  /// Returns the rectangle inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOfShape(base: self, amount: amount)
  }
}
