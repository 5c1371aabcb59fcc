/// A tab of a `TabView`. Only its content is drawn.
nonisolated public struct Tab<Value: Hashable, Content: View>: View {
  private let content: Content

  /// The content.
  public var body: some View { content }

  /// Creates a tab with a selection value.
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
  /// Creates a tab.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}
