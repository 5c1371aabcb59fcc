import Foundation

/// The children of a stack, one after the other.
struct StackArrangement {
  private(set) var size = CGSize.zero
  /// The position, across the stack's axis, of the line on which the children are aligned.
  let guideLine: CGFloat
  private(set) var placements: [LayoutPlacement]

  /// Arranges children.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - axis: The axis of the stack.
  ///   - placements: The proposals of the children.
  ///   - gaps: The distances between them.
  ///   - guide: A closure that returns the position of a child's guide, given its size and
  ///     proposal.
  init(
    _ children: [LayoutNode],
    along axis: Axis,
    placements: [LayoutPlacement],
    gaps: [CGFloat],
    guide: (LayoutNode, CGSize, ProposedViewSize) -> CGFloat
  ) {
    self.placements = placements
    var position: CGFloat = 0
    // The guide line belongs to the stack, even if all views are on one side of it.
    var (lower, upper): (CGFloat, CGFloat) = (0, 0)
    // Loops over indices, here and in the distribution, are several times faster in debug builds.
    var index = 0
    while index < children.count {
      let child = children[index]
      var placement = placements[index]
      let size = child.size(for: placement.proposal)
      let guide = guide(child, size, placement.proposal)
      if index > 0 { position += gaps[index - 1] }
      let end: CGFloat
      switch axis {
      case .horizontal:
        placement.origin = CGPoint(x: position, y: -guide)
        position += size.width
        end = OverlappingLayout.offset(size.height, guide)
      case .vertical:
        placement.origin = CGPoint(x: -guide, y: position)
        position += size.height
        end = OverlappingLayout.offset(size.width, guide)
      }
      self.placements[index] = placement
      if -guide < lower { lower = -guide }
      if end >= upper { upper = end }
      index += 1
    }
    guideLine = -lower
    size[axis] = position
    size[axis.other] = upper - lower
    guard lower != 0 else { return }
    index = 0
    while index < placements.count {
      self.placements[index].origin[axis.other] -= lower
      index += 1
    }
  }
}
