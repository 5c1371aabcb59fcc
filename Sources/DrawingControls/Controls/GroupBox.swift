/// A box around views, with a label.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a box.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }

  /// The label and the views in the inherited style, or else stacked on a rounded grey background.
  public var body: some View {
    if let style {
      style(
        GroupBoxStyleConfiguration(label: .init(content: label), content: .init(content: content))
      )
      .environment(\.groupBoxStyle, nil)
    } else {
      plain
    }
  }

  private var plain: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      VStack { content }
    }
    .padding(16)
    .background(RoundedRectangle(cornerRadius: 8).fill(Color(118, 118, 128).opacity(0.12)))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}
