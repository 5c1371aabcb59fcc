/// The effect of scrolling on the on-screen keyboard, for source compatibility.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// The default mode.
  case automatic
  /// Dismisses the keyboard immediately.
  case immediately
  /// Dismisses the keyboard as the user drags.
  case interactively
  /// Doesn't dismiss the keyboard.
  case never
}
