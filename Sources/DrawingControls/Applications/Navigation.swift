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

/// A way to another page; nobody goes it.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// Creates a link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a link.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label in the tint.
  public var body: some View { label.foregroundStyle(.tint) }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the page of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to the page of a value.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }
}

/// Rows below one another, drawn as such.
public struct List<Content: View>: View {
  private let content: Content

  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list of a view for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list of a view for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list of a view for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// The rows from the top left corner on.
  public var body: some View {
    VStack(alignment: .leading, spacing: 12) { content }
      .padding(16)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Rows of settings below one another, drawn as such.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows from the top left corner on.
  public var body: some View { List { content } }
}

extension Section {
  /// Creates a section.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

/// Views under a heading.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Creates a section.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The heading, the views, and what stands under them.
  public var body: some View {
    header.font(.footnote).foregroundStyle(.secondary)
    content
    footer.font(.footnote).foregroundStyle(.secondary)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a heading.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) })
  }
}
