extension LayoutElement where Self: Animatable {
  func animated(in context: inout ViewContext, at path: IdentityPath) -> Self {
    context.animated(self, at: path)
  }
}
