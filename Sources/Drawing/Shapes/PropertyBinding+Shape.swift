extension ViewContext {
  /// Returns the context of a shape; for a derived shape, that of its base.
  func at<Content: Shape>(shape: Content) -> ViewContext {
    guard Content.isDerived, let derived = shape as? any DerivedShape else {
      return at(Content.self)
    }
    return at(.type(pass.name(of: type(of: derived.named))))
  }
}

extension PropertyBinding {
  /// Binds the dynamic properties of a shape; for a derived shape, those of its base.
  init<Content: Shape>(shape: Content, in context: ViewContext) {
    func bound<Named: Shape>(_ shape: Named) -> PropertyBinding {
      PropertyBinding(of: shape, in: context)
    }
    guard Content.isDerived, let derived = shape as? any DerivedShape else {
      self.init(of: shape, in: context)
      return
    }
    self = bound(derived.named)
  }
}
