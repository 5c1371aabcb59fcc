public import Foundation

#if !canImport(Darwin)
extension CGPoint {
  /// Returns whether both points are equal.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Returns whether both sizes are equal.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Returns whether both rectangles are equal.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
#endif
