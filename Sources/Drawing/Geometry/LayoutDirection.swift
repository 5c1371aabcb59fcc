/// The direction of text and of rows.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left: the leading edge is on the right, and shapes are mirrored.
  case rightToLeft
}

/// The behaviour of a view in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view is unchanged.
  case fixed
  /// The view is mirrored.
  case mirrors
}
