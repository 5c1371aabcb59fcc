import Foundation
import Scene

/// Views in a row or a column that are evaluated only as far as the frames around them can show
/// them.
@usableFromInline nonisolated struct LazyStack<Container, Content: View>: View, PrimitiveView {
  @usableFromInline typealias Body = Never

  let axis: Axis
  let spacing: CGFloat?
  let guide: AlignmentKey
  let content: Content

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var inner = context.at(Container.self)
    let visible = VisibleElements(along: axis, in: context.extent, gap: spacing, tracks: [])
    inner.stackAxis = axis
    inner.visibleElements = visible
    let children = content.resolved(in: inner)
    let rule = LazyStackRule(
      stack: StackRule(axis: axis, spacing: spacing, alignment: guide),
      skippedLength: visible.skippedLength
    )
    nodes.append(ElementNode(container: rule, children: children, path: inner.path))
  }
}

/// The layout of a lazy stack.
///
/// Each view gets its ideal length along the axis. On the other axis, the stack takes the proposed
/// length.
private struct LazyStackRule: LayoutElement {
  let stack: StackRule
  /// The estimated length of the views that weren't evaluated.
  let skippedLength: CGFloat

  var isView: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    var size = stack.size(for: inner(proposal), of: children)
    let other = stack.axis.other
    if let length = proposal[other] { size[other] = max(size[other], length) }
    size[stack.axis] = VisibleElements.containerLength(
      size[stack.axis],
      skipped: skippedLength,
      proposed: proposal[stack.axis]
    )
    return size
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    let other = stack.axis.other
    var inner = inner(proposal)
    inner[other] = inner[other] ?? size[other]
    var places = stack.placements(of: children, in: size, proposal: inner)
    let box = ViewDimensions(size: size, node: nil, proposal: inner)[stack.alignment]
    let line = stack.guideLine(of: children, in: inner)
    for index in places.indices {
      places[index].origin[other] += OverlappingLayout.offset(box, line)
    }
    return places
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    proposal[stack.axis] = nil
    return proposal
  }
}
