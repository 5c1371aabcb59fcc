extension LayoutTraits {
  /// The transition of the element.
  var transition: AnyTransition? {
    get { erasedTransition as? AnyTransition }
    set { erasedTransition = newValue }
  }
}

nonisolated extension View {
  /// Sets the transition of this view for insertions and removals with an animation; a fade by
  /// default.
  ///
  /// It applies if a condition, a `ForEach` or an identity inserts or removes this view or, unless
  /// they are in a container such as a stack, views inside it. A removed view keeps its position and
  /// takes no space.
  public consuming func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }

  /// Sets the transition of this view for insertions and removals with an animation; a fade by
  /// default.
  @_disfavoredOverload
  public consuming func transition(_ transition: AnyTransition) -> some View {
    LayoutModifiedView(
      TransitionScope(content: self, transition: transition),
      TraitSettingRule { $0.transition = transition }
    )
  }
}

/// A view that passes a transition to the views inserted in it.
nonisolated private struct TransitionScope<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let transition: AnyTransition

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var context = context
    context.outerTraits.transition = transition
    content.resolve(in: context, into: &nodes)
  }
}
