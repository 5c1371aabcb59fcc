import Foundation

/// The layout of `ZStack`: views aligned with each other, in the smallest frame that contains those
/// of the highest priority.
struct OverlappingLayout: LayoutElement {
  let alignment: Alignment

  var isView: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    extent(of: children, in: proposal).size
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    let proposal = ProposedViewSize(size)
    let guide = extent(of: children, in: proposal).guide
    return children.placed { child in
      let own = child.dimensions(for: proposal)
      let origin = CGPoint(
        x: OverlappingLayout.offset(guide.x, own[alignment.horizontal]),
        y: OverlappingLayout.offset(guide.y, own[alignment.vertical])
      )
      return LayoutPlacement(origin: origin, proposal: proposal)
    }
  }

  /// Returns the difference of two guides; 0 if both are infinite.
  static func offset(_ guide: CGFloat, _ own: CGFloat) -> CGFloat {
    guide == own ? 0 : guide - own
  }

  /// Returns the combined size of the views of the highest priority and the position of their
  /// guides.
  private func extent(
    of children: [LayoutNode],
    in proposal: ProposedViewSize
  ) -> (size: CGSize, guide: CGPoint) {
    guard !children.isEmpty else { return (.zero, .zero) }
    var priority = children[0].traits.layoutPriority
    var index = 1
    while index < children.count {
      let other = children[index].traits.layoutPriority
      if priority < other { priority = other }
      index += 1
    }
    var guide = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var rest = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)
    index = 0
    while index < children.count {
      let child = children[index]
      index += 1
      guard child.traits.layoutPriority == priority else { continue }
      let own = child.dimensions(for: proposal)
      let (x, y) = (own[alignment.horizontal], own[alignment.vertical])
      guide = CGPoint(x: max(guide.x, x), y: max(guide.y, y))
      rest = CGSize(
        width: max(rest.width, OverlappingLayout.offset(own.width, x)),
        height: max(rest.height, OverlappingLayout.offset(own.height, y))
      )
    }
    return (CGSize(width: guide.x + rest.width, height: guide.y + rest.height), guide)
  }
}
