/// Pages of an application; here its first page.
public struct NavigationStack<Content: View>: View {
  private let content: Content

  /// Creates the pages.
  public init(@ViewBuilder root: () -> Content) {
    content = root()
  }

  /// Creates the pages.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) {
    content = root()
  }

  /// The first page.
  public var body: some View { content }
}
