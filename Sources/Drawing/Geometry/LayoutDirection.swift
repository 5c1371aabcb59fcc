/// The direction of text and of rows.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// At the left.
  case leftToRight
  /// At the right: leading is right, rows run to the left, shapes are mirrored.
  case rightToLeft
}

/// The behaviour of a view in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Nothing.
  case fixed
  /// It is mirrored.
  case mirrors
}
