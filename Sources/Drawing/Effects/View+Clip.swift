import Foundation
public import Scene

extension View {
  /// Shows this view only inside a shape in its frame.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    LayoutModifiedView(self, ClipRule(shape: shape, evenOdd: style.isEOFilled))
  }

  /// Shows this view only inside its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }
}

/// A view confined to a shape.
private struct ClipRule<Content: Shape>: LayoutRule {
  let shape: Content
  let evenOdd: Bool

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard size.isFinite, state.transform.isFinite else { return }
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    guard !path.isEmpty else { return }
    let clip = DisplayList.Clip(path: path, evenOdd: evenOdd, transform: state.transform)
    var nodes: [DisplayList.Node] = []
    // A clip doesn't make one item of the view: the opacity stays with the leaves.
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &nodes)
    guard !nodes.isEmpty else { return }
    canvas.append(
      .group(DisplayList.Group(name: node.path.description, clip: clip, nodes: nodes))
    )
  }
}
