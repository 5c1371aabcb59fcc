/// Several views without their own layout.
///
/// A modifier of a group applies to each of its views.
public struct Group<Content: View>: View {
  /// Its views are laid out by the enclosing container.
  public typealias Body = Never

  let content: Content

  /// Groups the views of a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    content.resolve(in: context, into: &nodes)
  }
}
