public import Foundation

/// What a scroll view shows of what is in it.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far it is scrolled.
  public var contentOffset = CGPoint.zero
  /// The size of what is in it.
  public var contentSize = CGSize.zero
  /// Its margins.
  public var contentInsets = EdgeInsets()
  /// Its own size.
  public var containerSize = CGSize.zero
  /// The part that is seen.
  public var visibleRect = CGRect.zero
}
