import Foundation

/// The layout of `HStack` and `VStack`.
///
/// The space along the axis is distributed by layout priority. Within one priority, the least
/// flexible views are measured first, and each is proposed an equal share of the remaining space.
struct StackRule: LayoutElement {
  let axis: Axis
  let spacing: CGFloat?
  let alignment: AlignmentKey

  var isView: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    arrange(children, in: proposal).size
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    var proposal = proposal.sanitized
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    return arrange(children, in: proposal).placements
  }

  /// Returns the position, across the stack's axis, of the line on which the children are aligned.
  func guideLine(of children: [LayoutNode], in proposal: ProposedViewSize) -> CGFloat {
    arrange(children, in: proposal.sanitized).guideLine
  }

  // MARK: - Arranging

  private struct Arrangement {
    var size: CGSize
    var guideLine: CGFloat
    var placements: [LayoutPlacement]
  }

  private func arrange(_ children: [LayoutNode], in proposal: ProposedViewSize) -> Arrangement {
    let gaps = gaps(between: children)
    let proposals = distribute(proposal, among: children, gaps: gaps.reduce(0, +))
    var placements = proposals.map { LayoutPlacement(proposal: $0) }
    var position: CGFloat = 0
    // The guide line belongs to the stack, even if all views are on one side of it.
    var (lower, upper): (CGFloat, CGFloat) = (0, 0)
    for (index, child) in children.enumerated() {
      let dimensions = child.dimensions(for: proposals[index])
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      let guide = dimensions[alignment]
      let (minor, end) = (-guide, OverlappingLayout.offset(size[axis.other], guide))
      position += index > 0 ? gaps[index - 1] : 0
      placements[index].origin[axis] = position
      placements[index].origin[axis.other] = minor
      position += size[axis]
      lower = min(lower, minor)
      upper = max(upper, end)
    }
    for index in placements.indices { placements[index].origin[axis.other] -= lower }
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = upper - lower
    return Arrangement(size: size, guideLine: -lower, placements: placements)
  }

  private func gaps(between children: [LayoutNode]) -> [CGFloat] {
    guard children.count > 1 else { return [] }
    if let spacing {
      return Array(repeating: spacing.isFinite ? spacing : 0, count: children.count - 1)
    }
    return zip(children, children.dropFirst()).map { first, second in
      let preferences = [first, second].compactMap { node in
        axis == .horizontal ? node.traits.horizontalSpacing : node.traits.verticalSpacing
      }
      return preferences.max() ?? StackRule.defaultSpacing
    }
  }

  static let defaultSpacing: CGFloat = 8

  // MARK: - Distributing

  private func distribute(
    _ proposal: ProposedViewSize,
    among children: [LayoutNode],
    gaps: CGFloat
  ) -> [ProposedViewSize] {
    var proposals = Array(repeating: proposal, count: children.count)
    guard let length = proposal[axis] else { return proposals }
    let candidates = children.enumerated().map { index, child in
      Candidate(index: index, child: child, axis: axis, proposal: proposal)
    }.sorted { $0.comesBefore($1) }
    // The minimum lengths of lower priorities are reserved.
    var available = length - gaps
    var needs: [CGFloat] = [0]
    for candidate in candidates.reversed() { needs.append((needs.last ?? 0) + candidate.minimum) }
    var group = candidates[...]
    while let priority = group.first?.priority {
      let members = group.prefix { $0.priority == priority }
      group = group.dropFirst(members.count)
      let reserved = needs[group.count]
      for (taken, candidate) in members.enumerated() {
        let portion = StackRule.difference(available, reserved) / CGFloat(members.count - taken)
        proposals[candidate.index][axis] = max(portion, 0)
        let size = children[candidate.index].size(for: proposals[candidate.index])[axis]
        available = StackRule.difference(available, size)
      }
    }
    return proposals
  }

  /// Returns the remaining length; infinite if `length` is infinite.
  private static func difference(_ length: CGFloat, _ taken: CGFloat) -> CGFloat {
    length == .infinity ? .infinity : length - taken
  }

  private struct Candidate {
    let index: Int
    let priority: Double
    let minimum: CGFloat
    let maximum: CGFloat

    init(index: Int, child: LayoutNode, axis: Axis, proposal: ProposedViewSize) {
      self.index = index
      priority = child.traits.layoutPriority
      var proposal = proposal
      proposal[axis] = 0
      minimum = child.size(for: proposal)[axis]
      proposal[axis] = .infinity
      maximum = child.size(for: proposal)[axis]
    }

    /// Returns whether this child is measured before another one: higher priority first, then the
    /// less flexible child. Of two infinitely flexible ones, the child with the larger minimum is
    /// first.
    func comesBefore(_ other: Candidate) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if maximum == .infinity, other.maximum == .infinity {
        return minimum == other.minimum ? index < other.index : minimum > other.minimum
      }
      let (own, others) = (maximum - minimum, other.maximum - other.minimum)
      return own == others ? index < other.index : own < others
    }
  }
}
