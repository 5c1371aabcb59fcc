import Foundation
import Scene

/// Where text begins, and with it every row.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// At the left.
  case leftToRight
  /// At the right: leading is right, rows run to the left, shapes are mirrored.
  case rightToLeft
}

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
struct LayoutDirectionRule: LayoutRule {
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
private struct FlippingRule: LayoutRule {
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

extension CGAffineTransform {
  /// The transform that exchanges the left and the right side of a frame.
  static func mirroring(width: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
  }
}

extension DrawingState {
  /// Returns where a child goes in a frame of a size, as rows run here.
  func origin(of child: LayoutNode, at place: LayoutPlacement, in size: CGSize) -> CGPoint {
    guard direction == .rightToLeft else { return place.origin }
    let width = child.size(for: place.proposal).width
    return CGPoint(x: size.width - place.origin.x - width, y: place.origin.y)
  }
}
