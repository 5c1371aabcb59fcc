extension LayoutTraits {
  /// How the element comes and goes.
  var transition: AnyTransition? {
    get { passage as? AnyTransition }
    set { passage = newValue }
  }
}

extension View {
  /// Sets how this view comes and goes, where an animation goes with the change: else by opacity.
  ///
  /// It holds for the view that a condition, a `ForEach` or an identity inserts or removes, not for
  /// what stands in that. A view that goes keeps its place and takes no room.
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }

  /// Sets how this view comes and goes, where an animation goes with the change: else by opacity.
  @_disfavoredOverload
  public func transition(_ transition: AnyTransition) -> some View {
    LayoutModifiedView(self, TraitSettingRule { $0.transition = transition })
  }
}
