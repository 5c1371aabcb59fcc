/// A place for one line of text: its text, or in grey what is to stand there.
public struct TextField<Label: View>: View {
  private let label: Label
  private let text: String

  /// Creates a place for text.
  public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.label = label()
  }

  /// The text at the leading side of the room there is.
  public var body: some View {
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
  /// Creates a place for text, with what is to stand there.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a place for text, with what is to stand there.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}
