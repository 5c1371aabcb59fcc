import Foundation

/// The distribution of a stack's length among its children.
struct StackDistribution {
  private let proposal: ProposedViewSize
  private let axis: Axis
  private let children: [LayoutNode]
  private let gaps: [CGFloat]

  /// Creates the distribution of the length that is proposed to a stack.
  init(
    _ proposal: ProposedViewSize,
    along axis: Axis,
    among children: [LayoutNode],
    gaps: [CGFloat]
  ) {
    self.proposal = proposal
    self.axis = axis
    self.children = children
    self.gaps = gaps
  }

  /// Returns the proposals of the children.
  func placements() -> [LayoutPlacement] {
    var placements = Array(repeating: LayoutPlacement(proposal: proposal), count: children.count)
    guard let length = proposal[axis] else { return placements }
    let candidates = orderedCandidates()
    let needs = needs(of: candidates)
    var available = length - sum(of: gaps)
    var first = 0
    while first < candidates.count {
      let end = endOfGroup(from: first, in: candidates)
      // The minimum lengths of lower priorities are reserved.
      let reserved = end < candidates.count ? needs[end] : 0
      var index = first
      while index < end {
        let candidate = candidates[index]
        let portion =
          StackDistribution.difference(available, reserved) / CGFloat(end - index)
        var share = proposal
        share[axis] = portion <= 0 ? 0 : portion
        placements[candidate.index].proposal = share
        let size = children[candidate.index].size(for: share)[axis]
        available = StackDistribution.difference(available, size)
        index += 1
      }
      first = end
    }
    return placements
  }

  /// Returns the children in the order in which they are measured.
  private func orderedCandidates() -> [Candidate] {
    var candidates: [Candidate] = []
    candidates.reserveCapacity(children.count)
    var isOrdered = true
    var index = 0
    while index < children.count {
      let next = Candidate(index: index, child: children[index], axis: axis, proposal: proposal)
      if isOrdered, index > 0, next.comesBefore(candidates[index - 1]) { isOrdered = false }
      candidates.append(next)
      index += 1
    }
    // The children of most stacks are equally flexible.
    return isOrdered ? candidates : candidates.sorted { $0.comesBefore($1) }
  }

  /// Returns the index after the last candidate with the same priority.
  private func endOfGroup(from first: Int, in candidates: [Candidate]) -> Int {
    let priority = candidates[first].priority
    var end = first + 1
    while end < candidates.count, candidates[end].priority == priority { end += 1 }
    return end
  }

  /// Returns, for each candidate, the sum of the minimum lengths from it to the last one. The
  /// result is empty if all candidates have the same priority, because no length is reserved then.
  private func needs(of candidates: [Candidate]) -> [CGFloat] {
    guard let first = candidates.first, let last = candidates.last,
      first.priority != last.priority
    else { return [] }
    var needs = Array(repeating: CGFloat(0), count: candidates.count)
    var need: CGFloat = 0
    var index = candidates.count
    while index > 0 {
      index -= 1
      need += candidates[index].minimum
      needs[index] = need
    }
    return needs
  }

  private func sum(of lengths: [CGFloat]) -> CGFloat {
    var sum: CGFloat = 0
    var index = 0
    while index < lengths.count {
      sum += lengths[index]
      index += 1
    }
    return sum
  }

  /// Returns the remaining length; infinite if `length` is infinite.
  private static func difference(_ length: CGFloat, _ taken: CGFloat) -> CGFloat {
    length == .infinity ? .infinity : length - taken
  }
}

/// A child of a stack and its flexibility.
private struct Candidate {
  let index: Int
  let priority: Double
  let minimum: CGFloat
  let maximum: CGFloat

  init(index: Int, child: LayoutNode, axis: Axis, proposal: ProposedViewSize) {
    self.index = index
    priority = child.layoutPriority
    switch child.knownSize {
    case .fixed(let size):
      minimum = size[axis]
      maximum = minimum
    case .proposed:
      minimum = 0
      maximum = .infinity
    case .none:
      var proposal = proposal
      proposal[axis] = 0
      minimum = child.size(for: proposal)[axis]
      proposal[axis] = .infinity
      maximum = child.size(for: proposal)[axis]
    }
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
