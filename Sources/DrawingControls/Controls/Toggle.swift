/// A toggle, drawn as its label and a switch by default.
nonisolated public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// Creates a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The toggle in the inherited style, or else the label and a switch at the two ends of the
  /// available width.
  public var body: some View {
    let configuration = ToggleStyleConfiguration(label: ControlPart(content: label), isOn: isOn)
    if let style {
      style(configuration).environment(\.toggleStyle, nil)
    } else {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// The appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of a styled toggle.
  associatedtype Body: View
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the styled toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle.
public struct ToggleStyleConfiguration {
  /// The type-erased label.
  public typealias Label = ControlPart

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ((ToggleStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  var toggleStyle: ((ToggleStyleConfiguration) -> AnyView)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the toggles in this view.
  public consuming func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment(\.toggleStyle) { configuration in
      styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }
}
