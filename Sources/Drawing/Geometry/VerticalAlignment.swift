import Foundation

/// A horizontal guide at which views are aligned vertically.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Creates a custom alignment.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, id: id)
  }

  private init(_ id: any AlignmentID.Type, at guide: StandardGuide) {
    key = AlignmentKey(axis: .vertical, id: id, standardGuide: guide)
  }

  /// The top edges.
  public static let top = VerticalAlignment(TopEdge.self, at: .start)
  /// The centres.
  public static let center = VerticalAlignment(VerticalCenter.self, at: .middle)
  /// The bottom edges.
  public static let bottom = VerticalAlignment(BottomEdge.self, at: .end)
  /// The baselines of the first lines of text; the bottom edges of other views.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The baselines of the last lines of text; the bottom edges of other views.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

private enum TopEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum VerticalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum BottomEdge: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum LastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
