public import Foundation

/// A place for a secret: a dot for each letter of it, or in grey what is to stand there.
public struct SecureField<Label: View>: View {
  private let label: Label
  private let text: String

  /// Creates a place for a secret.
  public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.label = label()
  }

  /// The dots at the leading side of the room there is.
  public var body: some View {
    TextField(text: .constant(String(repeating: "•", count: text.count))) { label }
  }
}

extension SecureField where Label == Text {
  /// Creates a place for a secret, with what is to stand there.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
}

/// A place for many lines of text: its text, from the top leading corner of the room there is.
public struct TextEditor: View {
  private let text: String

  /// Creates a place for text.
  public init(text: Binding<String>) {
    self.text = text.wrappedValue
  }

  /// The text.
  public var body: some View {
    Text(verbatim: text)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A label beside a round patch of a colour.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let color: Color

  /// Creates a choice of a colour.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    color = selection.wrappedValue
  }

  /// The label and the patch, at the sides of the room there is.
  public var body: some View {
    HStack {
      label
      Spacer()
      Circle().fill(color).frame(width: 20, height: 20)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a choice of a colour with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}

/// A picture from the web; here what stands in its place until it comes.
public struct AsyncImage<Content: View>: View {
  private let content: AnyView

  /// The place of the picture.
  public var body: some View { content }

  /// Creates the place of a picture, with what stands there until it comes.
  public init<Picture: View, Placeholder: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Picture, Placeholder> {
    self.content = AnyView(placeholder())
  }

  /// Creates the place of a picture, with what stands there in each phase of its coming.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = AnyView(content(.empty))
  }
}

extension AsyncImage where Content == Image {
  /// Creates the place of a picture: a grey one.
  public init(url: URL?, scale: CGFloat = 1) {
    content = AnyView(Color.gray.opacity(0.2))
  }
}

/// How far the coming of a picture is.
public enum AsyncImagePhase: Sendable {
  /// It has not come; it never does here.
  case empty
  /// It is there.
  case success(Image)
  /// It can't come.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it can't come.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A label that something would be shared from; nobody shares it.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Creates the label.
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label in the tint.
  public var body: some View { label.foregroundStyle(.tint) }
}

/// Controls that belong together, in a row.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls.
  public var body: some View { HStack { content } }
}

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
