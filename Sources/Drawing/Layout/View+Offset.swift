public import Foundation
import Scene

nonisolated extension View {
  /// Moves the view by a distance in points, without changing its layout.
  @_transparent public consuming func offset(_ offset: CGSize) -> some View {
    LayoutModifiedView(self, OffsetRule(offset: offset))
  }

  /// Moves the view by a distance in points, without changing its layout.
  @_transparent public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}

/// A layout element that draws its views with an offset.
@usableFromInline struct OffsetRule: LayoutElement, Animatable {
  var offset: CGSize

  @usableFromInline init(offset: CGSize) {
    self.offset = offset
  }

  @usableFromInline var animatableData: PointVector {
    get { PointVector(offset) }
    set { offset = newValue.size }
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    children.placed { placement(of: $0, in: size, proposal: proposal) }
  }

  @_transparent func placement(
    of child: LayoutNode,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> LayoutPlacement {
    let origin = CGPoint(x: offset.width, y: offset.height)
    return LayoutPlacement(origin: origin, proposal: proposal)
  }

  @_transparent func size(for proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
    child.size(for: proposal)
  }

  func knownSize(around inner: KnownSize) -> KnownSize { inner }

  @_transparent func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let inner = state.offset(by: offset)
    if case .one(let child) = node.content {
      return child.draw(at: .zero, proposal: proposal, in: inner, onto: &canvas)
    }
    for child in node.children {
      child.draw(at: .zero, proposal: proposal, in: inner, onto: &canvas)
    }
  }

  // Alignment guides belong to the layout position, which doesn't move.
  func explicitGuide(
    _ key: AlignmentKey,
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    children.first?.explicitGuide(key, for: proposal)
  }
}
