internal import Foundation

/// A built-in button style. Its background is empty, pale or full, in the tint, red or grey.
nonisolated public struct SystemButtonStyle: PrimitiveButtonStyle, Sendable {
  enum Fill: Sendable {
    case none
    case pale
    case full
  }

  let fill: Fill
  let isTinted: Bool

  /// Returns the styled button.
  public func makeBody(configuration: Configuration) -> some View {
    SystemButton(label: configuration.label, role: configuration.role, style: self)
  }
}

/// A button in a built-in style. It is grey if it is disabled and, except in the plain style, red
/// for a destructive action.
nonisolated private struct SystemButton: View {
  let label: ControlPart
  let role: ButtonRole?
  let style: SystemButtonStyle
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var borderShape

  var body: some View {
    switch style.fill {
    case .none:
      if style.isTinted || !isEnabled { label.foregroundStyle(foreground) } else { label }
    case .pale:
      framed(label.foregroundStyle(foreground), color: isEnabled ? paleTint : Self.disabledFill)
    case .full:
      framed(
        label.foregroundStyle(isEnabled ? AnyShapeStyle(.white) : foreground),
        color: isEnabled ? tint : Self.disabledFill
      )
    }
  }

  private var tint: AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  private var paleTint: AnyShapeStyle {
    role == .destructive
      ? AnyShapeStyle(Color.red.opacity(0.12)) : AnyShapeStyle(.tint.opacity(0.12))
  }

  private var foreground: AnyShapeStyle { isEnabled ? tint : AnyShapeStyle(.tertiary) }

  private static let disabledFill = AnyShapeStyle(Color(120, 120, 128).opacity(0.12))

  @ViewBuilder
  private func framed(_ label: some View, color: AnyShapeStyle) -> some View {
    switch borderShape.kind {
    case .roundedRectangle(let radius):
      inset(label).background(RoundedRectangle(cornerRadius: radius).fill(color))
    case .capsule:
      inset(label).background(Capsule().fill(color))
    case .circle:
      SquareLayout { label.padding(7) }.background(Circle().fill(color))
    }
  }

  private func inset(_ label: some View) -> some View {
    label.padding(.horizontal, 12).padding(.vertical, 7)
  }
}

/// A square around its centred subview.
private struct SquareLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    let side = sizes.map { max($0.width, $0.height) }.max() ?? 0
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for subview in subviews {
      let center = CGPoint(x: bounds.midX, y: bounds.midY)
      subview.place(at: center, anchor: .center, proposal: proposal)
    }
  }
}

nonisolated extension PrimitiveButtonStyle where Self == SystemButtonStyle {
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
