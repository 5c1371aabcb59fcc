/// A label to press on; it is drawn in the tint, without a frame, and is never pressed.
public struct Button<Label: View>: View {
  private let label: Label

  /// Creates a button; the action is never called.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label in the tint.
  public var body: some View {
    label.foregroundStyle(.tint)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title; the action is never called.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title; the action is never called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
