import Foundation
import Scene

/// What coordinates count from.
public enum CoordinateSpace: Hashable {
  /// The top left corner of the canvas.
  case global
  /// The top left corner of the view itself.
  case local
  /// The top left corner of the view around that bears a name.
  case named(AnyHashable)
}

extension View {
  /// Names the coordinates of this view, for readers in it.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    LayoutModifiedView(self, NamedSpaceRule(name: AnyHashable(name)))
  }
}

/// A view whose coordinates bear a name.
private struct NamedSpaceRule: LayoutRule {
  let name: AnyHashable

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    var state = state
    state.spaces[name] = state.transform
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
  }
}
