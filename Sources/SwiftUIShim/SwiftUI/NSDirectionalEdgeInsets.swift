public import Drawing
public import Foundation

/// Insets of a rectangle that follow the layout direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The top inset.
  public var top: CGFloat
  /// The leading inset.
  public var leading: CGFloat
  /// The bottom inset.
  public var bottom: CGFloat
  /// The trailing inset.
  public var trailing: CGFloat
  /// Zero insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets.
  public init(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension EdgeInsets {
  /// Creates insets from UIKit's.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top,
      leading: insets.leading,
      bottom: insets.bottom,
      trailing: insets.trailing
    )
  }
}
