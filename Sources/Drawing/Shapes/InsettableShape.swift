public import Foundation

/// A shape that can be drawn further in.
public protocol InsettableShape: Shape {
  /// The type of the shape further in.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape moved inwards by an amount in points; outwards where it is negative.
  func inset(by amount: CGFloat) -> InsetShape
}
