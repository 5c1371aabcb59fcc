/// The views at one position that are present, being inserted or being removed.
///
/// A view inserted with an animation is first shown in its transition's initial phase and then, at
/// the same moment, changes to its identity phase. A removed view is kept until its motions end.
///
/// It is a class because the view graph stores it.
final class TransitionTracker<ID: Hashable>: KeptObject {
  /// A view that is being removed.
  private struct RemovedView {
    let id: ID
    /// Its index among the views that were present with it.
    let index: Int
    let view: any View
    /// The dynamic properties of the views around it when it was created.
    let scope: PropertyScope?
    /// The number of the first evaluation without it.
    let evaluation: Int
    /// Whether the transaction of that evaluation has an animation.
    let isAnimated: Bool
    /// The view that it precedes; `nil` for none.
    var next: ID?
    /// The rank among all removed views, by time and by position.
    var rank = 0
    /// Whether this evaluation is the first without it.
    var isNew = true
  }

  /// The transitions with which a view is removed.
  private struct LastTransitions {
    /// The transition that decides whether the removal is animated.
    let decisive: AnyTransition
    /// The transition of elements without their own.
    let outer: AnyTransition?
  }

  private var ids: [ID]?
  private var makeRemovedView: (Int) -> (any View)? = { _ in nil }
  /// The dynamic properties that the views read.
  private var scope: PropertyScope?
  @exclusivity(unchecked) private var phases: [ID: TransitionPhase] = [:]
  @exclusivity(unchecked) private var inserted: Set<ID> = []
  /// The transition that a modifier around the condition, the `ForEach` or the identity sets.
  @exclusivity(unchecked) private var outerTransition: AnyTransition?
  /// The transitions of the views when they were last present. Views without one have no entry.
  @exclusivity(unchecked) private var transitions: [ID: LastTransitions] = [:]
  /// The removed views, grouped by the view that they precede for fast lookup, because there may be
  /// a hundred thousand of them.
  private var removedViews: [ID?: [RemovedView]] = [:] {
    didSet { hasRemovedViews = !removedViews.isEmpty }
  }
  /// Whether there are removed views. It is stored because each present view asks for it, and
  /// access to a generic dictionary is slow.
  @exclusivity(unchecked) private(set) var hasRemovedViews = false
  /// The views that are being removed, with the number of the first evaluation without each.
  private var removals: [ID: Int] = [:]
  /// Whether no view is being inserted or removed, or has a transition. It is stored like
  /// `hasRemovedViews`.
  @exclusivity(unchecked) private var isIdle = true
  private let place: (ID, Int, ViewContext) -> ViewContext

  init(place: @escaping (ID, Int, ViewContext) -> ViewContext) {
    self.place = place
  }

  /// Records the present views, and how to create one of them again after its removal.
  func begin(_ new: [ID], in context: ViewContext, make: @escaping (Int) -> (any View)?) {
    inserted = []
    let outerTraits = context.surroundings.outerTraits
    outerTransition = outerTraits.areDefault ? nil : outerTraits.transition
    defer {
      isIdle =
        inserted.isEmpty && phases.isEmpty && transitions.isEmpty && outerTransition == nil
    }
    // An evaluation without a transaction only shows a moment and starts no transitions.
    guard context.pass.appliesChanges else { return }
    defer { (ids, makeRemovedView, scope) = (new, make, context.scope) }
    guard let ids, ids != new else { return }
    let present = Set(new)
    inserted = present.subtracting(ids)
    var all = removedViews.values.joined().filter { isBeingRemoved($0) && !present.contains($0.id) }
    all.sort { $0.rank < $1.rank }
    for index in all.indices where all[index].next.map(present.contains) == false {
      all[index].next = nil
    }
    var next: ID?
    var gone: [RemovedView] = []
    for (index, id) in ids.enumerated().reversed() {
      if present.contains(id) {
        next = id
      } else if let view = removedView(at: index, in: context) {
        let view = RemovedView(
          id: id,
          index: index,
          view: view,
          scope: scope,
          evaluation: context.pass.number,
          isAnimated: context.transaction.animation != nil,
          next: next
        )
        gone.append(view)
      }
    }
    all += gone.reversed()
    for index in all.indices { all[index].rank = index }
    removedViews = Dictionary(grouping: all, by: \.next)
    removals = Dictionary(all.map { ($0.id, $0.evaluation) }) { _, last in last }
  }

  private func removedView(at index: Int, in context: ViewContext) -> (any View)? {
    context.graph.evaluating(at: context.path, scope: scope) { makeRemovedView(index) }
  }

  private func isBeingRemoved(_ entry: RemovedView) -> Bool { removals[entry.id] != nil }

  /// Returns whether `show` has anything to do for a view whose elements start at `first`.
  func shows(_ nodes: [LayoutNode], from first: Int) -> Bool {
    guard isIdle else { return true }
    var index = first
    while index < nodes.count {
      if nodes[index].mayHaveTraits, nodes[index].traits.transition != nil { return true }
      index += 1
    }
    return false
  }

  /// Shows a present view, whose elements start at `first`, in its phase.
  func show(_ id: ID, from first: Int, in context: ViewContext, nodes: inout [LayoutNode]) {
    guard first < nodes.count else { return }
    let elements = nodes[first...]
    let hasTransition =
      outerTransition != nil || elements.contains { $0.traits.transition != nil }
    if hasTransition {
      isIdle = false
      transitions[id] = LastTransitions(
        decisive: elements.decisiveTransition(or: outerTransition, removing: true),
        outer: outerTransition
      )
    } else if !transitions.isEmpty {
      transitions[id] = nil
    }
    guard !context.listsSubviews else {
      // The view that arranges the subviews applies their transitions.
      phases[id] = nil
      return
    }
    guard !inserted.isEmpty || !phases.isEmpty || hasTransition else { return }
    if inserted.contains(id) {
      let decisive = elements.decisiveTransition(or: outerTransition, removing: false)
      if context.animates(decisive, removing: false) {
        phases[id] = phases[id] ?? .willAppear
        // Transactions of its views refer to the batch, so the batch must not retain the
        // tracker.
        context.transitionBatch.add { [weak self] in self?.phases[id] = .identity }
      } else {
        phases[id] = nil
      }
      for node in elements { node.traits.isNew = true }
    }
    guard phases[id] != nil || hasTransition else { return }
    let slots = context.transitionSlots
    for index in first..<nodes.count {
      let transition = nodes[index].traits.transition ?? outerTransition
      // A transition's effect is the frame of reference of its content, so it must exist before the
      // view is removed.
      guard var phase = phases[id] ?? transition.map({ _ in .identity }) else { continue }
      // A view inside it that is being removed has its own transition.
      if nodes[index].traits.isBeingRemoved { phase = .identity }
      let slot = slots.slot(of: nodes[index], in: context)
      if inserted.contains(id), let removal = nodes[index].traits.removal {
        // It wasn't present before, because the view that contains it was being removed.
        removal.continueRemoval(slot.removal)
      }
      nodes[index] = nodes[index].inTransition(transition ?? .opacity, phase, in: slot, of: context)
    }
  }

  /// Appends the removed views that precede another one; `nil` for the end.
  func appendRemoved(before next: ID?, in context: ViewContext, to nodes: inout [LayoutNode]) {
    guard hasRemovedViews, var entries = removedViews[next]?.filter(isBeingRemoved) else { return }
    for entry in entries { append(entry, in: context, to: &nodes) }
    for entry in entries where entry.isNew && phases[entry.id] == nil {
      removals[entry.id] = nil
    }
    entries.removeAll { !isBeingRemoved($0) }
    for index in entries.indices { entries[index].isNew = false }
    removedViews[next] = entries.isEmpty ? nil : entries
  }

  private func append(_ entry: RemovedView, in context: ViewContext, to nodes: inout [LayoutNode]) {
    let context = place(entry.id, entry.index, context)
    let last = transitions[entry.id]
    if entry.isNew, !context.animates(last?.decisive ?? .opacity, removing: true) {
      phases[entry.id] = nil
      return
    }
    let first = nodes.count
    var inner = context
    inner.environment.isBeingRemoved = true
    inner.scope = entry.scope
    entry.view.resolve(in: inner, into: &nodes)
    guard first < nodes.count else { return }
    if entry.isNew, context.pass.appliesChanges {
      phases[entry.id] = phases[entry.id] ?? .identity
      let batch = context.transitionBatch
      batch.add { [weak self] in self?.phases[entry.id] = .didDisappear }
      batch.addEnd { [weak self] in self?.remove(entry.id, in: entry.evaluation) ?? false }
    }
    guard !context.listsSubviews else {
      // Marks the elements, so that they aren't among the subviews.
      for node in nodes[first...] { node.traits.removal = Removal(evaluation: entry.evaluation) }
      return
    }
    let removed = Array(nodes[first...])
    nodes.removeSubrange(first...)
    let phase = phases[entry.id] ?? .identity
    let slots = context.transitionSlots
    for node in removed {
      // A view inside it that was removed before has its own transition, and its former position.
      let wasRemovedBefore = node.traits.isBeingRemoved
      // A removed view keeps the transition that it had when it was last present.
      let transition = node.traits.transition ?? last?.outer ?? .opacity
      let isAnimated = entry.isAnimated || transition.hasAnimation(removing: true)
      // It disappears at once, even if other elements of the view are still shown.
      if !wasRemovedBefore, !isAnimated || transition.isImmediate(removing: true) { continue }
      let slot = slots.slot(of: node, in: context)
      let shown = node.inTransition(
        transition,
        wasRemovedBefore ? .identity : phase,
        in: slot,
        of: context
      )
      if !wasRemovedBefore { shown.traits.removal = slot.removal(in: entry.evaluation) }
      nodes.append(shown)
    }
  }

  /// Drops a view that an evaluation removed; returns whether its removal was still animating. A
  /// view that has returned since then may have been removed again.
  private func remove(_ id: ID, in evaluation: Int) -> Bool {
    guard phases[id] == .didDisappear, removals[id] == evaluation else { return false }
    (phases[id], removals[id]) = (nil, nil)
    return true
  }
}

extension ViewContext {
  /// Returns the tracker of the views at this path; `nil` if values aren't kept.
  func transitionTracker<ID: Hashable>(
    of kind: Any.Type,
    place: @escaping (ID, Int, ViewContext) -> ViewContext
  ) -> TransitionTracker<ID>? {
    guard status.pointee.keepsValues else { return nil }
    return status.pointee.object(kind, at: path) {
      TransitionTracker(place: place)
    }
  }

  /// Appends the elements of the present view, and of removed ones.
  func resolve<Content: View, ID: Hashable>(
    _ view: Content?,
    as id: ID,
    kind: Any.Type,
    place: @escaping (ID, ViewContext) -> ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    let tracker = transitionTracker(of: kind) { (id: ID, _, context) in place(id, context) }
    tracker?.begin(view == nil ? [] : [id], in: self) { _ in view }
    if let view {
      tracker?.appendRemoved(before: id, in: self, to: &nodes)
      let first = nodes.count
      let inner = place(id, self)
      view.resolve(in: inner, into: &nodes)
      tracker?.show(id, from: first, in: inner, nodes: &nodes)
    }
    tracker?.appendRemoved(before: nil, in: self, to: &nodes)
  }

  /// Returns whether the insertion or removal of an element is animated.
  fileprivate func animates(_ transition: AnyTransition, removing: Bool) -> Bool {
    let transaction = transaction
    guard !transaction.disablesAnimations, !transition.isImmediate(removing: removing) else {
      return false
    }
    return transaction.animation != nil || transition.hasAnimation(removing: removing)
  }

  /// The batch whose changes of phase are applied after this evaluation.
  fileprivate var transitionBatch: TransitionBatch {
    graph.transitionBatch(for: transaction, at: path)
  }
}

extension ArraySlice<LayoutNode> {
  /// Returns the transition that decides whether the insertion or removal of all elements together
  /// is animated: one with its own animation, or else one that isn't immediate; `.identity` if all
  /// are immediate.
  ///
  /// - Parameter outer: The transition of elements without their own; `nil` for the default.
  fileprivate func decisiveTransition(or outer: AnyTransition?, removing: Bool) -> AnyTransition {
    var decisive: AnyTransition?
    for node in self {
      let transition = node.traits.transition ?? outer ?? .opacity
      if transition.isImmediate(removing: removing) { continue }
      if transition.hasAnimation(removing: removing) { return transition }
      if decisive == nil { decisive = transition }
    }
    return decisive ?? .identity
  }
}
