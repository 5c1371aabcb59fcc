/// A text field, drawn as its text on one line, or as a grey placeholder if it is empty.
nonisolated public struct TextField<Label: View>: View {
  private let label: Label
  private let text: String
  @Environment(\.textFieldStyle) private var style

  /// Creates a text field.
  public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.label = label()
  }

  /// The text or the placeholder, in the inherited style, at the leading edge of the available
  /// width.
  public var body: some View {
    if let style, !(label is TextFieldStyleLabel) {
      style(
        TextField<TextFieldStyleLabel>(text: .constant(text)) {
          TextFieldStyleLabel(label: AnyView(label))
        }
      )
    } else {
      line
    }
  }

  private var line: some View {
    Group {
      if text.isEmpty {
        label.foregroundStyle(.tertiary)
      } else {
        Text(verbatim: text)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a text field with a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}
