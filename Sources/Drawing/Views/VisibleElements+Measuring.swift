import Foundation

extension VisibleElements {
  /// Measures evaluated elements.
  func add(_ nodes: ArraySlice<LayoutNode>, in context: ViewContext) {
    let pass = context.pass
    let (stack, height) = (context.stack, pass.isDeep ? nodes.greatestHeight : 0)
    DeepStack.runIfNeeded(from: stack, deep: pass.isDeep, levels: height, in: pass) { _ in
      for node in nodes where !node.traits.isBeingRemoved { add(length(of: node)) }
    }
  }

  /// Returns an estimate of an element's shortest length: the smaller of its lengths at the full
  /// and at half of the track's length.
  private func length(of node: LayoutNode) -> CGFloat {
    // Some views are longer if they are wider, others if they are narrower. The container may be
    // narrower than its bound.
    let lengths = [nextTrack, nextTrack / 2].map { width in
      var proposal = ProposedViewSize.unspecified
      proposal[axis.other] = width
      return node.size(for: proposal)[axis]
    }
    return min(lengths[0], lengths[1])
  }
}
