import Foundation

/// The layout of `ZStack`: views aligned with each other, in the smallest frame that contains those
/// of the highest priority.
struct OverlappingLayout: LayoutElement {
  let alignment: Alignment
  private let standardGuides: StandardGuides?
  /// The last extent, if the layout always has the same children.
  private var cache: Cache?

  /// The extent for a proposal; a class, because layout elements are immutable values.
  private final class Cache {
    @exclusivity(unchecked) var proposal = ProposedViewSize.unspecified
    @exclusivity(unchecked) var extent: (size: CGSize, guide: CGPoint)?
  }

  init(alignment: Alignment) {
    self.alignment = alignment
    standardGuides = StandardGuides(alignment)
  }

  /// Returns a layout that measures for one proposal and then places for the same one without
  /// asking its children again. They must always be the same.
  func caching() -> OverlappingLayout {
    var layout = self
    layout.cache = Cache()
    return layout
  }

  func withoutCache() -> OverlappingLayout {
    var layout = self
    layout.cache = nil
    return layout
  }

  var isView: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    let extent = measureExtent(of: children, in: proposal)
    if let cache {
      cache.proposal = proposal
      cache.extent = extent
    }
    return extent.size
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    let proposal = ProposedViewSize(size)
    let guide = extent(of: children, in: proposal).guide
    return children.placed { child in
      let own = guides(of: child, size: child.size(for: proposal), proposal: proposal)
      let origin = CGPoint(
        x: OverlappingLayout.offset(guide.x, own.x),
        y: OverlappingLayout.offset(guide.y, own.y)
      )
      return LayoutPlacement(origin: origin, proposal: proposal)
    }
  }

  /// Returns the positions of the guides of a child.
  @_transparent private func guides(
    of child: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGPoint {
    if let standardGuides, child.explicitGuides != .any { return standardGuides.point(in: size) }
    let own = child.dimensions(for: proposal)
    return CGPoint(x: own[alignment.horizontal], y: own[alignment.vertical])
  }

  /// Returns the difference of two guides; 0 if both are infinite.
  @_transparent static func offset(_ guide: CGFloat, _ own: CGFloat) -> CGFloat {
    guide == own ? 0 : guide - own
  }

  /// Returns the combined size of the views of the highest priority and the position of their
  /// guides.
  private func extent(
    of children: [LayoutNode],
    in proposal: ProposedViewSize
  ) -> (size: CGSize, guide: CGPoint) {
    if let cache, let extent = cache.extent, cache.proposal == proposal { return extent }
    return measureExtent(of: children, in: proposal)
  }

  private func measureExtent(
    of children: [LayoutNode],
    in proposal: ProposedViewSize
  ) -> (size: CGSize, guide: CGPoint) {
    guard !children.isEmpty else { return (.zero, .zero) }
    var priority = children[0].layoutPriority
    var index = 1
    while index < children.count {
      let other = children[index].layoutPriority
      if priority < other { priority = other }
      index += 1
    }
    var guide = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var rest = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)
    index = 0
    while index < children.count {
      let child = children[index]
      index += 1
      guard child.layoutPriority == priority else { continue }
      let size = child.size(for: proposal)
      let own = guides(of: child, size: size, proposal: proposal)
      // Comparisons are faster than the generic `max` in debug builds.
      if own.x >= guide.x { guide.x = own.x }
      if own.y >= guide.y { guide.y = own.y }
      let width = OverlappingLayout.offset(size.width, own.x)
      let height = OverlappingLayout.offset(size.height, own.y)
      if width >= rest.width { rest.width = width }
      if height >= rest.height { rest.height = height }
    }
    return (CGSize(width: guide.x + rest.width, height: guide.y + rest.height), guide)
  }
}
