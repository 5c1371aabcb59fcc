extension LayoutNode {
  /// Returns the element in a phase of its transition.
  func inTransition(
    _ transition: AnyTransition,
    _ phase: TransitionPhase,
    in slot: TransitionSlot,
    of context: ViewContext
  ) -> LayoutNode {
    let context = context.at(.role(.transition)).at(.index(slot.number))
    // The transition is applied here, so the inner view must not apply it again.
    traits.transition = nil
    // Views inside the transition must treat the element as present.
    let (isNew, removal) = (traits.isNew, traits.removal)
    traits.removal = nil
    // The transition's modifiers store their values separately from those that follow.
    let outerIdentity = identity
    identity = context.path
    let nodes = transition.apply(to: ResolvedView(self), phase: phase).resolved(in: context)
    let shown = nodes.first ?? self
    shown.identity = outerIdentity
    shown.traits.transition = transition
    // A transition whose body is a container doesn't pass the element's traits on.
    shown.traits.isNew = isNew
    shown.traits.removal = removal
    return shown
  }
}

/// An element as a view.
nonisolated private struct ResolvedView: View, PrimitiveView {
  typealias Body = Never

  private let node: LayoutNode

  /// Creates a view of a node, which is then marked as shared.
  init(_ node: LayoutNode) {
    node.isShared = true
    self.node = node
  }

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    nodes.append(node)
  }
}
