import Foundation

/// A vertical guide at which views are aligned horizontally.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Creates a custom alignment.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, id: id)
  }

  private init(_ id: any AlignmentID.Type, at guide: StandardGuide) {
    key = AlignmentKey(axis: .horizontal, id: id, standardGuide: guide)
  }

  /// The leading edges.
  public static let leading = HorizontalAlignment(LeadingEdge.self, at: .start)
  /// The centres.
  public static let center = HorizontalAlignment(HorizontalCenter.self, at: .middle)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(TrailingEdge.self, at: .end)
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
