/// A navigation stack, drawn as its root view.
nonisolated public struct NavigationStack<Content: View>: View {
  private let content: Content

  /// Creates a navigation stack.
  public init(@ViewBuilder root: () -> Content) {
    content = root()
  }

  /// Creates a navigation stack.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) {
    content = root()
  }

  /// The root view.
  public var body: some View { content }
}
