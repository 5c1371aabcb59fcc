/// A tab of a `TabView`. Only its content is drawn.
nonisolated public struct Tab<Value: Hashable, Content: View>: View {
  private let content: Content
  private let value: AnyHashable?

  /// The content.
  public var body: some View { content.tag(ifAny: value) }

  /// Creates a tab with a selection value.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.value = value.asTag
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
    value = nil
  }
}
