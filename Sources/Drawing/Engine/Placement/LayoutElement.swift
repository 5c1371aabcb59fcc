package import Foundation
package import Scene

/// The layout and drawing of an element: its size, the positions of its children, and its picture.
package protocol LayoutElement {
  /// The type of the property of a modified view from which the element is created; by default, the
  /// property is the element itself.
  static var propertyType: Any.Type { get }

  /// Creates the element from the property of a modified view at an address.
  ///
  /// A typed pointer would need an associated type, and conformances that have one are looked up at
  /// run time.
  init(from property: UnsafeRawPointer)

  /// Whether the element is a view, not just a modifier of one.
  var isView: Bool { get }
  /// The alignment guides that it sets.
  var explicitGuides: ExplicitGuides { get }
  /// Whether guides set inside the element are visible outside it.
  var passesGuides: Bool { get }

  /// Returns the element with its animatable values at the current time.
  ///
  /// The context is passed as `inout` because passing one by value copies it in debug builds.
  consuming func animated(in context: inout ViewContext, at path: IdentityPath) -> Self

  /// Returns the element without cached values of its children.
  func withoutCache() -> Self

  /// Returns the largest size that the element proposes to its child, given the largest size
  /// proposed to the element.
  func extent(within extent: CGSize) -> CGSize

  /// Returns the traits that the element passes to its container, derived from those of its child.
  func traits(of traits: LayoutTraits) -> LayoutTraits

  /// Returns the element's size for a proposal.
  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize

  /// Returns the size of an element with one child; the same as for an array of one child, without
  /// creating the array.
  func size(for proposal: ProposedViewSize, around child: LayoutNode) -> CGSize

  /// Returns the element's size, as far as it is known without measuring.
  ///
  /// - Parameter inner: The known size of the only child, or `none` for any number of children. It
  ///   isn't the child itself, because passing that as an optional would retain it.
  func knownSize(around inner: KnownSize) -> KnownSize

  /// Returns the position and proposal of the only child; the same as for an array of one child,
  /// without creating the array.
  func placement(
    of child: LayoutNode,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> LayoutPlacement

  /// Returns the position and proposal of each child in an element of the given size.
  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement]

  /// Returns an alignment guide set by the element or by a view inside it, or `nil`.
  func explicitGuide(
    _ key: AlignmentKey,
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat?

  /// Draws the element. The origin of the state is the element's top left corner.
  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  )
}

extension LayoutElement {
  package static var propertyType: Any.Type { Self.self }

  package init(from property: UnsafeRawPointer) {
    self = property.assumingMemoryBound(to: Self.self).pointee
  }

  package var isView: Bool { false }
  package var explicitGuides: ExplicitGuides { .none }
  package var passesGuides: Bool { true }

  package consuming func animated(
    in context: inout ViewContext,
    at path: IdentityPath
  ) -> Self { self }

  package func withoutCache() -> Self { self }

  package func extent(within extent: CGSize) -> CGSize { extent }

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

  package func size(for proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
    size(for: proposal, of: [child])
  }

  package func knownSize(around inner: KnownSize) -> KnownSize { .none }

  package func placement(
    of child: LayoutNode,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> LayoutPlacement {
    placements(of: [child], in: size, proposal: proposal).first
      ?? LayoutPlacement(proposal: proposal)
  }

  /// Returns the mean of the guides that the children set, or `nil` if none sets one.
  package func explicitGuide(
    _ key: AlignmentKey,
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    meanGuide(key, of: children, in: size, proposal: proposal)
  }

  /// Returns the mean of the guides that the children set, or `nil` if none sets one.
  ///
  /// The topmost first baseline and the lowest last baseline are used instead of the mean.
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

  /// Draws the children without showing them, because their frames may be moving, and because they
  /// may set preferences or observe their geometry.
  package func drawUnseen(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState
  ) {
    var state = state
    // Shapes don't compute their outlines then.
    state.opacity = 0
    var unseen: [DisplayList.Node] = []
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &unseen)
  }

  /// Draws the children at their positions: lower `zIndex` first, then in their order.
  @_transparent package func drawChildren(
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    if case .one(let child) = node.content, child.zIndex == 0 {
      let place = placement(of: child, in: size, proposal: proposal)
      let origin = state.origin(of: child, at: place, in: size)
      child.draw(at: origin, proposal: place.proposal, in: state, onto: &canvas)
    } else {
      drawSeveral(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
    }
  }

  private func drawSeveral(
    of node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let children = node.shownChildren ?? node.children
    var places = placements(of: node.children, in: size, proposal: proposal)
    if node.shownChildren != nil {
      places = placements(of: children, among: places, proposal: proposal)
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
    // Preferences are combined in the order of the tree, regardless of the drawing order.
    let states = children.map { _ in state.withSeparatePreferencesIfRead() }
    for index in order where index < places.count {
      let place = places[index]
      children[index].draw(
        at: state.origin(of: children[index], at: place, in: size),
        proposal: place.proposal,
        in: states[index],
        onto: &canvas
      )
    }
    states.forEach(state.takePreferences(of:))
  }
}

extension LayoutElement {
  /// Returns the positions of children, some of which take no space because they are being removed.
  ///
  /// Those keep the positions that they had when they were removed, relative to the container.
  ///
  /// - Parameter places: The positions of the children that take space.
  fileprivate func placements(
    of children: [LayoutNode],
    among places: [LayoutPlacement],
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    var now = places.makeIterator()
    return children.map { child in
      guard let removal = child.traits.removal else {
        return now.next() ?? LayoutPlacement(proposal: proposal)
      }
      if case nil = removal.place {
        placeRemoved(in: removal.evaluation, among: children, proposal: proposal)
      }
      return removal.place ?? LayoutPlacement(proposal: proposal)
    }
  }

  /// Records the places of the children that an evaluation removed: those among the children that
  /// were present before it.
  private func placeRemoved(
    in evaluation: Int,
    among children: [LayoutNode],
    proposal: ProposedViewSize
  ) {
    let former = children.filter { child in
      guard let removal = child.traits.removal else { return !child.traits.isNew }
      return removal.evaluation == evaluation && removal.wasPresent
    }
    let element = withoutCache()
    let size = element.size(for: proposal, of: former).sanitized
    let places = element.placements(of: former, in: size, proposal: proposal)
    for (child, place) in zip(former, places) { child.traits.removal?.place = place }
  }
}

extension [LayoutNode] {
  /// Returns a placement per element; optimised for a single one.
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

  /// The indices in drawing order; `nil` if that is the order of the elements.
  fileprivate var paintOrder: [Int]? {
    var first = 0
    while first < count, self[first].zIndex == 0 { first += 1 }
    guard first < count else { return nil }
    return indices.sorted { left, right in
      let (low, high) = (self[left].zIndex, self[right].zIndex)
      return low == high ? left < right : low < high
    }
  }
}
