/// A layout element with closures that read the dynamic properties of the views around it during
/// layout and drawing.
protocol BoundRule: LayoutElement {
  var binding: PropertyBinding { get set }
}

extension BoundRule {
  consuming func animated(in context: inout ViewContext, at path: IdentityPath) -> Self {
    binding = PropertyBinding(in: context)
    return self
  }
}
