/// A button, which is never pressed. It is drawn in the inherited style, or else as its label,
/// without a border.
nonisolated public struct Button<Label: View>: View {
  private let label: Label
  private let role: ButtonRole?
  @Environment(\.buttonStyle) private var style
  @Environment(\.hasForeground) private var hasForeground
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a button; the action is never called.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button; the action is never called.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.role = role
  }

  /// The button in the inherited style, or else its label: grey if disabled, otherwise in the
  /// inherited foreground style, in red for a destructive action, or in the tint.
  public var body: some View {
    if let style {
      style(ButtonStyleConfiguration(role: role, label: .init(content: label)))
        .environment(\.buttonStyle, nil)
    } else if !isEnabled {
      label.foregroundStyle(.tertiary)
    } else if hasForeground {
      label
    } else {
      label.foregroundStyle(role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title; the action is never called.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title; the action is never called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// The role of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// A destructive action. Without a button or foreground style, the label is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// A cancelling action.
  public static let cancel = ButtonRole(name: "cancel")
}
