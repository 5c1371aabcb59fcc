public import Foundation

/// A shape that can be inset.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by an amount in points; negative amounts enlarge it.
  func inset(by amount: CGFloat) -> InsetShape
}
