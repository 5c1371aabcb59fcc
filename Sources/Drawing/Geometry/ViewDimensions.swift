public import Foundation

/// A source of explicit alignment guides.
protocol GuideSource: AnyObject {
  /// Returns the guide that something in it has set, or `nil` where the default holds.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?
}

/// The size of a view and the places of its alignment guides, in its own coordinates.
public struct ViewDimensions {
  private let size: CGSize
  /// The element whose guides may have been set; `nil` where the defaults hold.
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

  /// The place of a guide, in points from the left side.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a guide, in points from the upper side.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a guide where one was set, in points from the left side.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    node?.explicitGuide(guide.key, for: proposal)
  }

  /// The place of a guide where one was set, in points from the upper side.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    node?.explicitGuide(guide.key, for: proposal)
  }

  subscript(key: AlignmentKey) -> CGFloat {
    let guide = node?.explicitGuide(key, for: proposal) ?? key.id.defaultValue(in: self)
    return guide.isNaN ? 0 : guide
  }
}
