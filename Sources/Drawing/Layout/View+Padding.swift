public import Foundation

nonisolated extension View {
  /// Adds space around the view, in points; with negative values the view extends beyond its frame.
  @_transparent public consuming func padding(_ insets: EdgeInsets) -> some View {
    LayoutModifiedView(self, PaddingRule(insets: insets))
  }

  /// Adds space at some edges of the view, 16 points by default.
  @_transparent public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    padding(EdgeInsets(length ?? 16, at: edges))
  }

  /// Adds the same space, in points, at all edges of the view.
  @_transparent public consuming func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(length, at: .all))
  }
}

/// A view with space around it.
@usableFromInline struct PaddingRule: LayoutElement {
  let insets: EdgeInsets

  @usableFromInline init(insets: EdgeInsets) {
    func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.insets = EdgeInsets(
      top: valid(insets.top),
      leading: valid(insets.leading),
      bottom: valid(insets.bottom),
      trailing: valid(insets.trailing)
    )
  }

  private var total: CGSize {
    CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
  }

  func extent(within extent: CGSize) -> CGSize {
    CGSize(width: extent.width - total.width, height: extent.height - total.height).sanitized
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - total.width, 0) },
      height: proposal.height.map { max($0 - total.height, 0) }
    )
  }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    padded(children.first?.size(for: inner(proposal)) ?? .zero)
  }

  func size(for proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
    padded(child.size(for: inner(proposal)))
  }

  private func padded(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + total.width, height: size.height + total.height)
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    children.placed { placement(of: $0, in: size, proposal: proposal) }
  }

  func placement(
    of child: LayoutNode,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> LayoutPlacement {
    let origin = CGPoint(x: insets.leading, y: insets.top)
    return LayoutPlacement(origin: origin, proposal: inner(proposal))
  }
}
