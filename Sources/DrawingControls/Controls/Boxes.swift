public import Foundation

/// How boxes look.
public protocol GroupBoxStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What is known of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the look of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What is known of a box.
public struct GroupBoxStyleConfiguration {
  /// The heading, whatever its type.
  public typealias Label = ControlPart
  /// The views, whatever their types.
  public typealias Content = ControlPart

  /// The heading.
  public let label: Label
  /// The views.
  public let content: Content
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ((GroupBoxStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  fileprivate var groupBoxStyle: ((GroupBoxStyleConfiguration) -> AnyView)? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the boxes in this view look.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment(\.groupBoxStyle) { configuration in
      styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }
}

/// Views in a box with a heading.
public struct GroupBox<Label: View, Content: View>: View {
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

  /// The heading and the views in the style that is set around, else below one another on a rounded
  /// grey.
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
  /// Creates a box without a heading.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}

/// Views that may be hidden under their heading; here they are, unless a value says otherwise.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let isExpanded: Bool

  /// Creates views under a heading.
  public init(
    isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded?.wrappedValue ?? false
  }

  /// The heading with a mark at its end, and the views below it where they are shown.
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
  /// Creates views under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates views under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }
}

/// A label and what belongs to it, at the two ends of a row.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a row.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The two at the ends of a row.
  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a row with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row of two texts.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a row of a title and a value in a format.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}

/// A title, a symbol and a text where there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below one another, in the middle of the room there is.
  public var body: some View {
    VStack(spacing: 12) {
      label.font(.title2.bold())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == DrawingControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view of a title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { DrawingControls.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }
}
