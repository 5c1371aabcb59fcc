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
  /// It applies when a condition, a `ForEach` or a change of identity inserts or removes this view.
  /// Views that are inserted or removed together keep their own transitions.
  /// It also applies to insertions and removals inside the view, except inside containers such as
  /// stacks. A removed view keeps its position and takes no space.
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

/// A view whose transition also applies to the views that are inserted in its content.
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
