import Foundation
import Scene

/// A view that is evaluated, laid out and drawn into a display list.
struct RenderTree<Content: View> {
  let content: Content
  let pass: RenderPass

  /// Draws the view on a canvas of the given size, or of the view's own size if it is `nil`.
  func draw(proposal: ProposedViewSize, canvas: CGSize?, onto picture: inout DisplayList) {
    let stack = StackSpace()
    let extent = extent(of: proposal, canvas: canvas)
    var context = ViewContext(pass: pass, stack: stack, extent: extent)
    context.transaction = pass.transaction ?? Transaction()
    if let environment = pass.graph.hooks.environment { context.environment = environment }
    var nodes = content.resolved(in: context)
    let height = pass.isDeep ? nodes.greatestHeight : 0
    DeepStack.runIfNeeded(from: stack, deep: pass.isDeep, levels: height, in: pass) { stack in
      // The last reference to the tree is released here, because that uses as much stack as layout.
      let root = root(of: nodes, path: context.path)
      nodes = []
      draw(root, proposal: proposal, canvas: canvas, stack: stack, onto: &picture)
    }
    guard !nodes.isEmpty else { return }
    // There isn't enough stack to draw the tree. Releasing it could need as much, so it is kept.
    UnsafeMutablePointer<[LayoutNode]>.allocate(capacity: 1).initialize(to: nodes)
  }

  /// Returns the largest size that the picture can show.
  private func extent(of proposal: ProposedViewSize, canvas: CGSize?) -> CGSize {
    let unlimited = CGSize.unlimitedExtent
    func length(_ proposed: CGFloat?, _ canvas: CGFloat?, _ unlimited: CGFloat) -> CGFloat {
      let known = [proposed, canvas].compactMap { $0 }.filter { $0.isFinite && $0 >= 0 }
      return proposed == nil && canvas == nil ? unlimited : known.max() ?? unlimited
    }
    return CGSize(
      width: length(proposal.width, canvas?.width, unlimited.width),
      height: length(proposal.height, canvas?.height, unlimited.height)
    )
  }

  /// Returns the root node. Several views at the root are stacked vertically, as in SwiftUI.
  private func root(of nodes: [LayoutNode], path: IdentityPath) -> LayoutNode {
    if let only = nodes.first, nodes.count == 1 { return only }
    let element = StackRule(
      axis: .vertical,
      spacing: nil,
      alignment: HorizontalAlignment.center.key
    )
    return ElementNode(container: element, children: nodes, path: path)
  }

  private func draw(
    _ root: LayoutNode,
    proposal: ProposedViewSize,
    canvas: CGSize?,
    stack: StackSpace,
    onto picture: inout DisplayList
  ) {
    guard !pass.hasFailed else { return }
    let own = root.size(for: proposal)
    let size = canvas ?? own
    guard size.isFinite else { return pass.fail(.endlessSize(size)) }
    picture.size = size
    let origin = CGPoint(
      x: OverlappingLayout.offset(size.width / 2, own.width / 2),
      y: OverlappingLayout.offset(size.height / 2, own.height / 2)
    )
    let state = DrawingState(pass: pass, isDrawnOnce: true, stack: stack)
    root.draw(at: origin, proposal: proposal, in: state, onto: &picture.nodes)
  }
}
