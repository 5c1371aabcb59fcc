public import Foundation

/// The position of a scroll view, for source compatibility; it is always at the start.
public struct ScrollPosition: Equatable, Sendable {
  /// Creates a position at the start.
  public init(edge: Edge = .top) {}
  /// Creates a position at the start, for views identified by values of a type.
  public init<ID: Hashable>(idType: ID.Type) {}
  /// Has no effect.
  public mutating func scrollTo(edge: Edge) {}
  /// Has no effect.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
  /// Has no effect.
  public mutating func scrollTo(point: CGPoint) {}
  /// Has no effect.
  public mutating func scrollTo(x: CGFloat) {}
  /// Has no effect.
  public mutating func scrollTo(y: CGFloat) {}
}
