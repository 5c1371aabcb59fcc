public import Foundation

nonisolated extension View {
  /// Sets the position of a horizontal guide, in points from the view's left side.
  public consuming func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayoutModifiedView(self, GuideRule(key: g.key, value: computeValue))
  }

  /// Sets the position of a vertical guide, in points from the view's upper side.
  public consuming func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayoutModifiedView(self, GuideRule(key: g.key, value: computeValue))
  }
}

/// A view with its own alignment guide.
@usableFromInline struct GuideRule: UnchangedLayout, BoundRule {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat
  var binding = PropertyBinding()

  var explicitGuides: ExplicitGuides { .any }

  func explicitGuide(
    _ key: AlignmentKey,
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let child = children.first else { return nil }
    guard key == self.key else { return child.explicitGuide(key, for: proposal) }
    let dimensions = child.dimensions(for: proposal)
    let guide = binding.evaluating(or: 0) { value(dimensions) }
    return guide.isFinite ? guide : nil
  }
}
