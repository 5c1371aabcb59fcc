/// The accessibility settings of a device, which are all off.
public enum UIAccessibility {
  /// Whether motion is reduced; always `false`.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is reduced; always `false`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether a screen reader is running; always `false`.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether text is bold; always `false`.
  public static var isBoldTextEnabled: Bool { false }
}
