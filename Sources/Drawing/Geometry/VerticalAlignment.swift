import Foundation

/// A horizontal line in each view that is brought to the height of those of the other views.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Creates an alignment of your own.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, id: id)
  }

  /// The upper sides.
  public static let top = VerticalAlignment(TopEdge.self)
  /// The middles.
  public static let center = VerticalAlignment(VerticalCenter.self)
  /// The lower sides.
  public static let bottom = VerticalAlignment(BottomEdge.self)
  /// The base lines of the first lines of text; for what is not text, the lower sides.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The base lines of the last lines of text; for what is not text, the lower sides.
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
