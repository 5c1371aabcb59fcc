/// An alert, which isn't drawn.
public struct Alert: Sendable {
  /// A button of an alert.
  public struct Button: Sendable {
    /// Returns a button whose action is never called.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    /// Returns a cancel button whose action is never called.
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    /// Returns a cancel button whose action is never called.
    public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button() }
    /// Returns a destructive button whose action is never called.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button()
    }
  }

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// Creates an alert with two buttons.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {}

  /// Creates an alert with two buttons side by side.
  public static func sideBySideButtons(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) -> Alert {
    Alert(
      title: title,
      message: message,
      primaryButton: primaryButton,
      secondaryButton: secondaryButton
    )
  }
}

/// An action sheet, which isn't drawn.
public struct ActionSheet: Sendable {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
