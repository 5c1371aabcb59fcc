extension LayoutElement where Self: Animatable {
  consuming func animated(in context: inout ViewContext, at path: IdentityPath) -> Self {
    context.surroundings.animated(self, at: path)
  }
}
