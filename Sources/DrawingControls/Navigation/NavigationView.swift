/// Pages of an application; here its first page.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates the pages.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The first page.
  public var body: some View { content }
}
