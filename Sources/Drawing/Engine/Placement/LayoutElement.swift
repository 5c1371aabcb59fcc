package import Foundation
package import Scene

/// How an element answers proposals, places what stands in it, and is drawn.
package protocol LayoutElement {
  /// Whether it is a view to the eye, and not only a modifier of one.
  var isShown: Bool { get }
  /// Whether it sets an alignment guide.
  var setsGuides: Bool { get }
  /// Whether guides set in it are seen from outside.
  var passesGuides: Bool { get }

  /// Returns the rule as it is now for the element at a place.
  func moved(in context: ViewContext, at path: IdentityPath) -> Self

  /// Returns the rule without what it has kept of its children.
  func withoutCache() -> Self

  /// Returns what the element tells its container, given what the view in it tells.
  func traits(of traits: LayoutTraits) -> LayoutTraits

  /// Returns the answer to a proposal.
  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize

  /// Returns where each child goes when the element has its final size.
  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement]

  /// Returns an alignment guide that the element or something in it sets.
  func explicitGuide(
    _ key: AlignmentKey,
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat?

  /// Draws the element; the state's origin is its top left corner.
  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  )
}

/// Where a child goes, and what it is proposed there.
package struct LayoutPlacement {
  package var origin: CGPoint = .zero
  package var proposal: ProposedViewSize
}

extension LayoutElement {
  package var isShown: Bool { false }
  package var setsGuides: Bool { false }
  package var passesGuides: Bool { true }

  package func moved(in context: ViewContext, at path: IdentityPath) -> Self { self }

  package func withoutCache() -> Self { self }

  package func traits(of traits: LayoutTraits) -> LayoutTraits { traits }

  package func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    children.first?.size(for: proposal) ?? .zero
  }

  package func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    Array(repeating: LayoutPlacement(proposal: proposal), count: children.count)
  }

  /// The mean of the guides that the children set.
  package func explicitGuide(
    _ key: AlignmentKey,
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    meanGuide(key, of: children, in: size, proposal: proposal)
  }

  /// Returns the mean of the guides that the children set, or `nil` where none does.
  ///
  /// Of first base lines the uppermost counts, of last ones the lowest.
  package func meanGuide(
    _ key: AlignmentKey,
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let places = placements(of: children, in: size, proposal: proposal)
    let guides = zip(children, places).compactMap { child, place in
      child.explicitGuide(key, for: place.proposal)
        .map { $0 + (key.axis == .horizontal ? place.origin.x : place.origin.y) }
    }
    guard !guides.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return guides.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return guides.max() }
    return guides.reduce(0, +) / CGFloat(guides.count)
  }

  package func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
  }

  /// Lets the children tell their preferences and frames, where anyone asks; nothing of them is seen.
  package func drawUnseen(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState
  ) {
    guard state.preferences != nil || state.pass.graph.readsHiddenFrames else { return }
    var unseen: [DisplayList.Node] = []
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &unseen)
  }

  /// Draws the children at their places: lower `zIndex` first, else in their order.
  package func drawChildren(
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let children = node.shownChildren ?? node.children
    var places = placements(of: node.children, in: size, proposal: proposal)
    if node.shownChildren != nil {
      places = placements(of: children, amid: places, proposal: proposal)
    }
    guard let order = children.paintOrder else {
      let count = min(children.count, places.count)
      var index = 0
      while index < count {
        let (child, place) = (children[index], places[index])
        let origin = state.origin(of: child, at: place, in: size)
        child.draw(at: origin, proposal: place.proposal, in: state, onto: &canvas)
        index += 1
      }
      return
    }
    // Preferences are joined in the order of the tree, whatever the order of painting.
    let states = children.map { _ in state.keepingPreferencesIfAsked() }
    for index in order where index < places.count {
      let place = places[index]
      children[index].draw(
        at: state.origin(of: children[index], at: place, in: size),
        proposal: place.proposal,
        in: states[index],
        onto: &canvas
      )
    }
    states.forEach(state.pass(on:))
  }
}

extension LayoutElement {
  /// Returns where children go of which some take no room.
  ///
  /// Those stand where they did: where they would if all that are not just coming took room.
  ///
  /// - Parameter places: Where those go that take room.
  fileprivate func placements(
    of children: [LayoutNode],
    amid places: [LayoutPlacement],
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    let rule = withoutCache()
    let former = children.filter { !$0.traits.isComing }
    let size = rule.size(for: proposal, of: former).sanitized
    var before = rule.placements(of: former, in: size, proposal: proposal).makeIterator()
    var now = places.makeIterator()
    return children.map { child in
      let old = child.traits.isComing ? nil : before.next()
      let place = child.traits.isLeaving ? old : now.next()
      return place ?? LayoutPlacement(proposal: proposal)
    }
  }
}

extension [LayoutNode] {
  /// Returns where each element goes, mostly a single one.
  func placed(_ place: (LayoutNode) -> LayoutPlacement) -> [LayoutPlacement] {
    if count == 1 { return [place(self[0])] }
    var places: [LayoutPlacement] = []
    places.reserveCapacity(count)
    var index = 0
    while index < count {
      places.append(place(self[index]))
      index += 1
    }
    return places
  }

  /// The indices in the order of painting; `nil` for that in which they stand.
  fileprivate var paintOrder: [Int]? {
    var first = 0
    while first < count, self[first].traits.zIndex == 0 { first += 1 }
    guard first < count else { return nil }
    return indices.sorted { left, right in
      let (low, high) = (self[left].traits.zIndex, self[right].traits.zIndex)
      return low == high ? left < right : low < high
    }
  }
}
