public import Foundation

extension View {
  /// Sets where the view is lined up, in points from its left side.
  public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayoutModifiedView(self, GuideRule(key: g.key, value: computeValue))
  }

  /// Sets where the view is lined up, in points from its upper side.
  public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayoutModifiedView(self, GuideRule(key: g.key, value: computeValue))
  }
}

/// A view with an alignment guide of its own.
private struct GuideRule: LayoutElement {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  var setsGuides: Bool { true }

  func explicitGuide(
    _ key: AlignmentKey,
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let child = children.first else { return nil }
    guard key == self.key else { return child.explicitGuide(key, for: proposal) }
    let guide = value(child.dimensions(for: proposal))
    return guide.isFinite ? guide : nil
  }
}
