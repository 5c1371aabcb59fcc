/// A place for a secret: a dot for each letter of it, or in grey what is to stand there.
public struct SecureField<Label: View>: View {
  private let label: Label
  private let text: String

  /// Creates a place for a secret.
  public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.label = label()
  }

  /// The dots at the leading side of the room there is.
  public var body: some View {
    TextField(text: .constant(String(repeating: "•", count: text.count))) { label }
  }
}

extension SecureField where Label == Text {
  /// Creates a place for a secret, with what is to stand there.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
}
