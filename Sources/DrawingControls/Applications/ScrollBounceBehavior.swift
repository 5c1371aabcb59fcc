/// Whether scrolling goes beyond the end; of no consequence here.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// As usual.
  case automatic
  /// Always.
  case always
  /// Where there is more than is seen.
  case basedOnSize
}
