/// A text field for a secret, drawn as one dot per character, or as a grey placeholder if it is
/// empty.
nonisolated public struct SecureField<Label: View>: View {
  private let label: Label
  private let text: String

  /// Creates a secure field.
  public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.label = label()
  }

  /// The dots or the placeholder, at the leading edge of the available width.
  public var body: some View {
    TextField(text: .constant(String(repeating: "•", count: text.count))) { label }
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a secure field with a placeholder; the closure is never called.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
  }

  /// Creates a secure field that shows `prompt`, or else its title, if it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text) { prompt ?? Text(titleKey) }
  }

  /// Creates a secure field with a placeholder.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}
