/// A navigation view, drawn as its content.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a navigation view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some View { content }
}
