import Foundation
import Scene

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// Where text begins, and with it every row; at the left unless set.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension View {
  /// Mirrors this view where rows run from right to left, if it is to.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    LayoutModifiedView(self, FlippingRule(isEnabled: enabled))
  }

  /// Sets what happens to this view where rows run from right to left.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    flipsForRightToLeftLayoutDirection(behavior == .mirrors)
  }
}

/// A view in which rows run in a direction other than around it.
struct LayoutDirectionRule: LayoutElement {
  let direction: LayoutDirection

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    var state = state
    state.direction = direction
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
  }
}

/// A view that is mirrored with the rows around it.
private struct FlippingRule: LayoutElement {
  let isEnabled: Bool

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let isFlipped = isEnabled && state.direction == .rightToLeft && size.isFinite
    let inner = isFlipped ? state.transformed(by: .mirroring(width: size.width)) : state
    drawChildren(of: node, size: size, proposal: proposal, in: inner, onto: &canvas)
  }
}
