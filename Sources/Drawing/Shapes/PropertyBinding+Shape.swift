extension PropertyBinding {
  /// Binds the dynamic properties of a shape, or of its base.
  init<Content: Shape>(shape: Content, in context: ViewContext) {
    func bound<Named: Shape>(_ shape: Named) -> PropertyBinding {
      PropertyBinding(of: shape, in: context)
    }
    let named: any Shape = (shape as? any DerivedShape)?.named ?? shape
    self = bound(named)
  }
}
