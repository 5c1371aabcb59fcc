public import Foundation

/// The geometry of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The scroll offset.
  public var contentOffset = CGPoint.zero
  /// The size of the content.
  public var contentSize = CGSize.zero
  /// The insets of the content.
  public var contentInsets = EdgeInsets()
  /// The size of the scroll view.
  public var containerSize = CGSize.zero
  /// The visible part of the content.
  public var visibleRect = CGRect.zero
}
