/// An alert. It isn't drawn.
public struct Alert: Sendable {
  /// A button of a question.
  public struct Button: Sendable {
    /// Returns a button; the action is never called.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    /// Returns a button that goes back; the action is never called.
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    /// Returns a button that goes back; the action is never called.
    public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button() }
    /// Returns a button that takes something away; the action is never called.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button()
    }
  }

  /// Creates a question with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// Creates a question with two answers.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {}

  /// Creates a question with answers one below another.
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

/// A choice at the lower side of a page; nobody chooses in a picture.
public struct ActionSheet: Sendable {
  /// A button of a choice.
  public typealias Button = Alert.Button

  /// Creates a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
