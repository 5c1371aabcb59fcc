import Foundation

/// A vertical line in each view that is brought over those of the other views.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Creates an alignment of your own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, id: id)
  }

  /// The left sides.
  public static let leading = HorizontalAlignment(LeadingEdge.self)
  /// The middles.
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  /// The right sides.
  public static let trailing = HorizontalAlignment(TrailingEdge.self)
}

private enum LeadingEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum TrailingEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
