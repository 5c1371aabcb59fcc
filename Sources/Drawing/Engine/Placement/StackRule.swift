import Foundation

/// The layout of `HStack` and `VStack`.
///
/// The space along the axis is distributed by layout priority. Within one priority, the least
/// flexible views are measured first, and each is proposed an equal share of the remaining space.
struct StackRule: LayoutElement {
  let axis: Axis
  let spacing: CGFloat?
  let alignment: AlignmentKey
  /// The default position of the alignment's guide, if it is an edge or the centre.
  private let standardGuide: StandardGuide?
  /// The last arrangement, if the rule always has the same children.
  private var cache: Cache?

  /// The arrangement for a proposal; a class, because layout elements are immutable values.
  private final class Cache {
    @exclusivity(unchecked) var proposal = ProposedViewSize.unspecified
    @exclusivity(unchecked) var arrangement: StackArrangement?
  }

  init(axis: Axis, spacing: CGFloat?, alignment: AlignmentKey) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    standardGuide = alignment.standardGuide
  }

  /// Returns a rule that measures for one proposal and then places for the same one without
  /// arranging its children again. They must always be the same.
  func caching() -> StackRule {
    var rule = self
    rule.cache = Cache()
    return rule
  }

  func withoutCache() -> StackRule {
    var rule = self
    rule.cache = nil
    return rule
  }

  var isView: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    let arrangement = arrange(children, in: proposal)
    if let cache {
      cache.proposal = proposal
      cache.arrangement = arrangement
    }
    return arrangement.size
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    var proposal = proposal.sanitized
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    if let cache, let arrangement = cache.arrangement, cache.proposal == proposal {
      // Most stacks are placed once, and the placements of large ones need much memory.
      cache.arrangement = nil
      return arrangement.placements
    }
    return arrange(children, in: proposal).placements
  }

  /// Returns the position, across the stack's axis, of the line on which the children are aligned.
  func guideLine(of children: [LayoutNode], in proposal: ProposedViewSize) -> CGFloat {
    arrange(children, in: proposal.sanitized).guideLine
  }

  private func arrange(
    _ children: [LayoutNode],
    in proposal: ProposedViewSize
  ) -> StackArrangement {
    let gaps = gaps(between: children)
    let distribution = StackDistribution(proposal, along: axis, among: children, gaps: gaps)
    return StackArrangement(
      children,
      along: axis,
      placements: distribution.placements(),
      gaps: gaps,
      guide: guide(of:size:proposal:)
    )
  }

  /// Returns the position of a child's guide.
  private func guide(
    of child: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat {
    if let standardGuide, child.explicitGuides != .any {
      return standardGuide.value(in: size[axis.other])
    }
    return child.dimensions(for: proposal)[alignment]
  }

  private func gaps(between children: [LayoutNode]) -> [CGFloat] {
    guard children.count > 1 else { return [] }
    if let spacing {
      return Array(repeating: spacing.isFinite ? spacing : 0, count: children.count - 1)
    }
    var gaps = Array(repeating: StackRule.defaultSpacing, count: children.count - 1)
    var index = 0
    while index < gaps.count {
      let (first, second) = (children[index].traits, children[index + 1].traits)
      let preferred =
        axis == .horizontal
        ? StackRule.larger(first.horizontalSpacing, second.horizontalSpacing)
        : StackRule.larger(first.verticalSpacing, second.verticalSpacing)
      if let preferred { gaps[index] = preferred }
      index += 1
    }
    return gaps
  }

  /// Returns the larger of two preferences, or the only one.
  private static func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    guard let first else { return second }
    guard let second else { return first }
    return max(first, second)
  }

  static let defaultSpacing: CGFloat = 8
}
