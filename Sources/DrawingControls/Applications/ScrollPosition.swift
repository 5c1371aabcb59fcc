public import Foundation

/// Where a scroll view stands; here always at its beginning.
public struct ScrollPosition: Equatable, Sendable {
  /// Creates the beginning.
  public init(edge: Edge = .top) {}
  /// Creates the beginning of views of a kind.
  public init<ID: Hashable>(idType: ID.Type) {}
  /// Does nothing.
  public mutating func scrollTo(edge: Edge) {}
  /// Does nothing.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
  /// Does nothing.
  public mutating func scrollTo(point: CGPoint) {}
  /// Does nothing.
  public mutating func scrollTo(x: CGFloat) {}
  /// Does nothing.
  public mutating func scrollTo(y: CGFloat) {}
}
