/// A label with a group of views, which are drawn only if the group is expanded.
///
/// Groups are collapsed by default.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let isExpanded: Bool

  /// Creates a group with a label.
  public init(
    isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded?.wrappedValue ?? false
  }

  /// The label, a chevron at the trailing edge, and the views below if the group is expanded.
  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        label
        Spacer()
        Image(systemName: isExpanded ? "chevron.down" : "chevron.right").foregroundStyle(.tint)
      }
      if isExpanded { content }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a group with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }
}
