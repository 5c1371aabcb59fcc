/// A switch beside its label; nobody flips it.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// Creates a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The label, and the switch at the other end.
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
  /// Creates a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// How switches look.
public protocol ToggleStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What is known of a switch.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the look of a switch.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What is known of a switch.
public struct ToggleStyleConfiguration {
  /// The label, whatever its type.
  public typealias Label = ControlPart

  /// The label.
  public let label: Label
  /// Whether it is on.
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

extension View {
  /// Sets how the switches in this view look.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment(\.toggleStyle) { configuration in
      styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }
}
