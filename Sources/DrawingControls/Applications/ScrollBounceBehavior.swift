/// The bounce behaviour of a scroll view, for source compatibility.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// The default behaviour.
  case automatic
  /// Always bounces.
  case always
  /// Bounces if the content is larger than the scroll view.
  case basedOnSize
}
