/// A style that draws a toggle as a switch, which is green or has a given tint if it is on.
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
  private let tint: Color?

  /// Creates the style with a green switch.
  public init() {
    tint = nil
  }

  /// Creates the style with a tinted switch.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Returns the label and the switch, at the two ends of the available width.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      HidableView(configuration.label)
      HidableView(Spacer())
      Capsule()
        .fill(configuration.isOn ? tint ?? Color.green : Color(120, 120, 128).opacity(0.16))
        .frame(width: 51, height: 31)
        .overlay(alignment: configuration.isOn ? .trailing : .leading) {
          Circle().fill(.white).frame(width: 27, height: 27).padding(2)
        }
    }
  }
}

/// A style that draws a toggle as a button, with a pale tint as its background if it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns the label, with a background if the toggle is on.
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

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style that draws a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// A style that draws a switch.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style that draws a button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
