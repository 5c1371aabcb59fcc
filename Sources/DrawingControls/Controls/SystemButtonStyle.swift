/// A look of the system: `bordered` with a ground in a tenth of the tint, or filled with it.
public struct SystemButtonStyle: PrimitiveButtonStyle, Sendable {
  enum Ground: Sendable {
    case none
    case pale
    case full
  }

  let ground: Ground
  let isTinted: Bool

  /// Returns the look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    let label = configuration.label
    switch ground {
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

  private func framed(_ label: some View, _ ground: some View) -> some View {
    label.padding(.horizontal, 12).padding(.vertical, 7).background(ground)
  }
}

extension PrimitiveButtonStyle where Self == SystemButtonStyle {
  /// In the tint.
  public static var automatic: SystemButtonStyle {
    SystemButtonStyle(ground: .none, isTinted: true)
  }
  /// In the tint, without a frame.
  public static var borderless: SystemButtonStyle {
    SystemButtonStyle(ground: .none, isTinted: true)
  }
  /// Just the label.
  public static var plain: SystemButtonStyle { SystemButtonStyle(ground: .none, isTinted: false) }
  /// On a pale ground.
  public static var bordered: SystemButtonStyle {
    SystemButtonStyle(ground: .pale, isTinted: true)
  }
  /// On a ground in the tint.
  public static var borderedProminent: SystemButtonStyle {
    SystemButtonStyle(ground: .full, isTinted: true)
  }
}
