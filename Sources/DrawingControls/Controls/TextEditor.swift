/// A text editor, drawn as its text in the top leading corner of the available space.
nonisolated public struct TextEditor: View {
  private let text: String

  /// Creates a text editor.
  public init(text: Binding<String>) {
    self.text = text.wrappedValue
  }

  /// The text.
  public var body: some View {
    Text(verbatim: text)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
