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

  /// Creates the geometry. The visible part begins at the offset and is as large as the scroll
  /// view.
  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
    visibleRect = CGRect(origin: contentOffset, size: containerSize)
  }
}
