import Foundation
import Scene

/// The first of several views whose ideal size fits, or else the last one.
nonisolated public struct ViewThatFits<Content: View>: View {
  /// The body type. The chosen view replaces this one.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Chooses among the views of a closure by their lengths along some axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let element = FittingRule(axes: axes)
    nodes.append(ElementNode(element, content: content, named: Self.self, axis: nil, in: context))
  }
}

/// A view that is replaced by one of its children.
private struct FittingRule: LayoutElement {
  let axes: Axis.Set

  var isView: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    guard let index = choice(for: proposal, of: children) else { return .zero }
    return children[index].size(for: proposal)
  }

  func explicitGuide(
    _ key: AlignmentKey,
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let index = choice(for: proposal, of: children) else { return nil }
    return children[index].explicitGuide(key, for: proposal)
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard let index = choice(for: proposal, of: node.children) else { return }
    node.children[index].draw(at: .zero, proposal: proposal, in: state, onto: &canvas)
  }

  private func choice(for proposal: ProposedViewSize, of children: [LayoutNode]) -> Int? {
    guard let last = children.indices.last else { return nil }
    return children.firstIndex { child in
      var ideal = proposal
      if axes.contains(.horizontal) { ideal.width = nil }
      if axes.contains(.vertical) { ideal.height = nil }
      let size = child.size(for: ideal)
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    } ?? last
  }
}
