nonisolated extension View {
  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all)
    -> some View
  {
    self
  }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func simultaneousGesture<G: Gesture>(
    _ gesture: G,
    including mask: GestureMask = .all
  ) -> some View {
    self
  }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func highPriorityGesture<G: Gesture>(
    _ gesture: G,
    including mask: GestureMask = .all
  ) -> some View {
    self
  }
}
