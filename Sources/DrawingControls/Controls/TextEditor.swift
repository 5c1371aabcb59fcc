/// A place for many lines of text: its text, from the top leading corner of the room there is.
public struct TextEditor: View {
  private let text: String

  /// Creates a place for text.
  public init(text: Binding<String>) {
    self.text = text.wrappedValue
  }

  /// The text.
  public var body: some View {
    Text(verbatim: text)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
