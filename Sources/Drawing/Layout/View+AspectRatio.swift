public import Foundation

/// The scaling mode of a view with a fixed aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Scales the view to the largest size that fits the proposed size.
  case fit
  /// Scales the view to the smallest size that fills the proposed size.
  case fill
}

nonisolated extension View {
  /// Keeps a ratio of width to height; by default that of the view's ideal size.
  public consuming func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    let ratio = aspectRatio.map { CGSize(width: $0, height: 1) }
    return LayoutModifiedView(self, AspectRatioRule(ratio: ratio, mode: contentMode))
  }

  /// Keeps the aspect ratio of a size.
  public consuming func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    LayoutModifiedView(self, AspectRatioRule(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the aspect ratio of the view's ideal size, scaled to fit the proposed size.
  public consuming func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Keeps the aspect ratio of the view's ideal size, scaled to fill the proposed size.
  public consuming func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}

/// A view with a fixed aspect ratio.
@usableFromInline struct AspectRatioRule: LayoutElement {
  let ratio: CGSize?
  let mode: ContentMode

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    guard let child = children.first else { return .zero }
    return child.size(for: inner(proposal, child))
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    children.map { $0.aligned(.center, in: size, proposal: inner(proposal, $0)) }
  }

  private func inner(_ proposal: ProposedViewSize, _ child: LayoutNode) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let ratio = self.ratio ?? child.size(for: .unspecified)
    guard ratio.width > 0, ratio.height > 0, ratio.isFinite else { return proposal }
    let scales = [
      proposal.width.map { $0 / ratio.width },
      proposal.height.map { $0 / ratio.height },
    ].compactMap { $0 }
    guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedViewSize(width: ratio.width * scale, height: ratio.height * scale)
  }
}
