/// A title beside its icon.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Creates a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon, and the title after it.
  public var body: some View {
    if let style {
      style(
        LabelStyleConfiguration(
          title: ControlPart(content: title),
          icon: ControlPart(content: icon)
        )
      )
      .environment(\.labelStyle, nil)
    } else {
      HStack(spacing: 8) {
        icon
        title
      }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with the icon of a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with the icon of a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a picture of an application's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

/// How labels look.
public protocol LabelStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What is known of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What is known of a label.
public struct LabelStyleConfiguration {
  /// The title, whatever its type.
  public typealias Title = ControlPart
  /// The icon, whatever its type.
  public typealias Icon = ControlPart

  /// The title.
  public var title: Title
  /// The icon.
  public var icon: Icon
}

/// Just a part of a label, or both.
public struct SystemLabelStyle: LabelStyle, Sendable {
  let showsTitle: Bool
  let showsIcon: Bool

  /// Returns what is shown.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      if showsIcon { configuration.icon }
      if showsTitle { configuration.title }
    }
  }
}

extension LabelStyle where Self == SystemLabelStyle {
  /// As is usual where it stands: both parts.
  public static var automatic: SystemLabelStyle {
    SystemLabelStyle(showsTitle: true, showsIcon: true)
  }
  /// Both parts.
  public static var titleAndIcon: SystemLabelStyle { automatic }
  /// Just the title.
  public static var titleOnly: SystemLabelStyle {
    SystemLabelStyle(showsTitle: true, showsIcon: false)
  }
  /// Just the icon.
  public static var iconOnly: SystemLabelStyle {
    SystemLabelStyle(showsTitle: false, showsIcon: true)
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: ((LabelStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  var labelStyle: ((LabelStyleConfiguration) -> AnyView)? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the labels in this view look.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment(\.labelStyle) { configuration in
      styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }
}
