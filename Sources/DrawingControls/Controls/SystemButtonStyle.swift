/// A built-in button style. Its background is empty, the tint at 12 % opacity, or the tint.
public struct SystemButtonStyle: PrimitiveButtonStyle, Sendable {
  enum Fill: Sendable {
    case none
    case pale
    case full
  }

  let fill: Fill
  let isTinted: Bool

  /// Returns the styled button.
  public func makeBody(configuration: Configuration) -> some View {
    let label = configuration.label
    switch fill {
    case .none:
      if isTinted { label.foregroundStyle(.tint) } else { label }
    case .pale:
      framed(
        label.foregroundStyle(.tint),
        RoundedRectangle(cornerRadius: 8).fill(.tint.opacity(0.12))
      )
    case .full:
      framed(label.foregroundStyle(.white), RoundedRectangle(cornerRadius: 8).fill(.tint))
    }
  }

  private func framed(_ label: some View, _ fill: some View) -> some View {
    label.padding(.horizontal, 12).padding(.vertical, 7).background(fill)
  }
}

extension PrimitiveButtonStyle where Self == SystemButtonStyle {
  /// The default style: a label in the tint, without a border.
  public static var automatic: SystemButtonStyle {
    SystemButtonStyle(fill: .none, isTinted: true)
  }
  /// A style with a label in the tint, without a border.
  public static var borderless: SystemButtonStyle {
    SystemButtonStyle(fill: .none, isTinted: true)
  }
  /// A style that draws only the label.
  public static var plain: SystemButtonStyle { SystemButtonStyle(fill: .none, isTinted: false) }
  /// A style with a pale tint as its background.
  public static var bordered: SystemButtonStyle {
    SystemButtonStyle(fill: .pale, isTinted: true)
  }
  /// A style with a white label and the tint as its background.
  public static var borderedProminent: SystemButtonStyle {
    SystemButtonStyle(fill: .full, isTinted: true)
  }
}
