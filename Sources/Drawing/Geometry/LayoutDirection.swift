/// Where text begins, and with it every row.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// At the left.
  case leftToRight
  /// At the right: leading is right, rows run to the left, shapes are mirrored.
  case rightToLeft
}

/// What happens to a view where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Nothing.
  case fixed
  /// It is mirrored.
  case mirrors
}
