/// A share link, drawn as its label. Nothing is shared.
nonisolated public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Creates a share link.
  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a share link whose preview isn't shown.
  public init<Item, Picture, Icon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label in the tint.
  public var body: some View { label.foregroundStyle(.tint) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a share link with the standard title.
  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel()
  }

  /// Creates a share link with the standard title.
  public init<Item, Picture, Icon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    label = DefaultShareLinkLabel()
  }

  /// Creates a share link with a title.
  public init<Item>(
    _ title: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  /// Creates a share link with a title.
  public init<Item, Picture, Icon>(
    _ title: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  /// Creates a share link with a title.
  @_disfavoredOverload
  public init<Item>(
    _ title: some StringProtocol,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  /// Creates a share link with a title.
  @_disfavoredOverload
  public init<Item, Picture, Icon>(
    _ title: some StringProtocol,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  /// Creates a share link with a title.
  public init<Item>(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: title)
  }

  /// Creates a share link with a title.
  public init<Item, Picture, Icon>(
    _ title: Text,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    label = DefaultShareLinkLabel(title: title)
  }
}

/// The default label of a share link: a title and a symbol.
nonisolated public struct DefaultShareLinkLabel: View {
  private let title: Text

  init(title: Text = Text(verbatim: "Share…")) {
    self.title = title
  }

  /// The title beside the symbol.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
