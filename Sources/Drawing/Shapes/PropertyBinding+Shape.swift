extension ViewContext {
  /// Returns the path of a shape; for a derived shape, that of its base.
  func path<Content: Shape>(of shape: Content, _ type: ShapeType) -> IdentityPath {
    guard type.isDerived, let derived = shape as? any DerivedShape else {
      return graph.path(path, type.step)
    }
    return graph.path(path, .type(graph.name(of: Swift.type(of: derived.named))))
  }
}

extension PropertyBinding {
  /// Binds the dynamic properties of a shape; for a derived shape, those of its base.
  init<Content: Shape>(shape: Content, _ type: ShapeType, in context: ViewContext) {
    guard type.hasDynamicProperties(shape, in: context.graph) else {
      self.init()
      return
    }
    func bound<Named: Shape>(_ shape: Named) -> PropertyBinding {
      PropertyBinding(of: shape, in: context)
    }
    guard type.isDerived, let derived = shape as? any DerivedShape else {
      self.init(of: shape, in: context)
      return
    }
    self = bound(derived.named)
  }
}
