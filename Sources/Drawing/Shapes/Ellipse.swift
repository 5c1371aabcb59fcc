public import Foundation
public import Scene

/// The ellipse that fills the view's frame.
public struct Ellipse: Shape, LocatedView {
  var line: SourceLine?

  /// Creates an ellipse.
  public init() {}

  /// Returns the ellipse, starting at 3 o'clock and running clockwise on screen.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Ellipse: InsettableShape {
  /// Returns the ellipse inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOfShape(base: self, amount: amount)
  }
}
