public import Foundation

extension NSValue {
  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle that the value contains; zero if it contains something else.
  public var cgRectValue: CGRect { rectValue }

  /// The point that the value contains; zero if it contains something else.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that the value contains; zero if it contains something else.
  public var cgSizeValue: CGSize { sizeValue }
}

extension CGFloat {
  /// Creates a length from a number, as `number as CGFloat` does with the Objective-C runtime.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
