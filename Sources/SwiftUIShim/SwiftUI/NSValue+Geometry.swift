public import Foundation

extension NSValue {
  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle that the value contains; zero if it contains something else.
  public var cgRectValue: CGRect { hasType(of: NSValue(rect: .zero)) ? rectValue : .zero }

  /// The point that the value contains; zero if it contains something else.
  public var cgPointValue: CGPoint { hasType(of: NSValue(point: .zero)) ? pointValue : .zero }

  /// The size that the value contains; zero if it contains something else.
  public var cgSizeValue: CGSize { hasType(of: NSValue(size: .zero)) ? sizeValue : .zero }

  /// Whether the value contains the same type as another. Foundation traps when it reads another
  /// type.
  private func hasType(of other: NSValue) -> Bool {
    String(cString: objCType) == String(cString: other.objCType)
  }
}

extension CGFloat {
  /// Creates a length from a number, as `number as CGFloat` does with the Objective-C runtime.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
