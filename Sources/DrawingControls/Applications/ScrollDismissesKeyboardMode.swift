/// How scrolling sends a keyboard away; there is none here.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// As usual.
  case automatic
  /// At once.
  case immediately
  /// Following the finger.
  case interactively
  /// Not at all.
  case never
}
