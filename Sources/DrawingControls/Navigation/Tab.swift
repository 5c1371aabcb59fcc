/// A page of a `TabView` with its title and symbol; the content alone is drawn.
public struct Tab<Value: Hashable, Content: View>: View {
  private let content: Content

  /// The page.
  public var body: some View { content }

  /// Creates a page with a value that chooses it.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Tab where Value == Int {
  /// Creates a page.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}
