extension LayoutElement where Self: Animatable {
  func moved(in context: ViewContext, at path: IdentityPath) -> Self {
    context.moved(self, at: path)
  }
}
