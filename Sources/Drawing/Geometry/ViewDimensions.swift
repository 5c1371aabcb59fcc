public import Foundation

/// A source of explicit alignment guides.
protocol GuideSource: AnyObject {
  /// Returns an explicitly set guide, or `nil` if the default applies.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?
}

/// The size of a view and the positions of its alignment guides, in its own coordinates.
public struct ViewDimensions {
  private let size: CGSize
  /// The element that may have explicit guides; `nil` if the defaults apply.
  private let node: (any GuideSource)?
  private let proposal: ProposedViewSize

  init(size: CGSize, node: (any GuideSource)?, proposal: ProposedViewSize) {
    self.size = size
    self.node = node
    self.proposal = proposal
  }

  /// The width, in points.
  public var width: CGFloat { size.width }
  /// The height, in points.
  public var height: CGFloat { size.height }

  /// The position of a guide, in points from the left edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a guide, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The position of an explicit guide, in points from the left edge; `nil` if it isn't set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    node?.explicitGuide(guide.key, for: proposal)
  }

  /// The position of an explicit guide, in points from the top edge; `nil` if it isn't set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    node?.explicitGuide(guide.key, for: proposal)
  }

  subscript(key: AlignmentKey) -> CGFloat {
    let guide = node?.explicitGuide(key, for: proposal) ?? key.id.defaultValue(in: self)
    return guide.isNaN ? 0 : guide
  }
}
