/// How a rounded corner runs from one side to the other.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A curve whose bend grows and fades smoothly.
  case continuous
}
