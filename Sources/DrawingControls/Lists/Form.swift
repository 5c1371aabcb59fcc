/// Rows of settings below one another, drawn as such.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows from the top left corner on.
  public var body: some View { List { content } }
}
