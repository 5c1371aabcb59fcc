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
  /// It applies to the view that a condition, a `ForEach` or an identity inserts or removes, not to
  /// its content. A removed view keeps its position and takes no space.
  public consuming func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }

  /// Sets the transition of this view for insertions and removals with an animation; a fade by
  /// default.
  @_disfavoredOverload
  public consuming func transition(_ transition: AnyTransition) -> some View {
    LayoutModifiedView(self, TraitSettingRule { $0.transition = transition })
  }
}
