extension View {
  /// Is accepted and changes nothing: nobody touches a picture.
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    self
  }

  /// Is accepted and changes nothing: nobody touches a picture.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G,
    including mask: GestureMask = .all
  ) -> some View {
    self
  }

  /// Is accepted and changes nothing: nobody touches a picture.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G,
    including mask: GestureMask = .all
  ) -> some View {
    self
  }
}
