/// A switch: green, or in a tint, where it is on.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  private let tint: Color?

  /// Creates the style in green.
  public init() {
    tint = nil
  }

  /// Creates the style in a tint.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Returns the label, and the switch at the other end.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Capsule()
        .fill(configuration.isOn ? tint ?? Color.green : Color(120, 120, 128).opacity(0.16))
        .frame(width: 51, height: 31)
        .overlay(alignment: configuration.isOn ? .trailing : .leading) {
          Circle().fill(.white).frame(width: 27, height: 27).padding(2)
        }
    }
  }
}

/// A button that stays down: its label on a ground of the tint where it is on.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns the label with or without a ground.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.tint)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background {
        if configuration.isOn { RoundedRectangle(cornerRadius: 8).fill(.tint.opacity(0.15)) }
      }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// A switch.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
