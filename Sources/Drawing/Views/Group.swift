/// Several views held together without a layout of their own.
///
/// A modifier on a group applies to each of its views.
public struct Group<Content: View>: View {
  /// Has no body: its views are laid out by the container they stand in.
  public typealias Body = Never

  let content: Content

  /// Holds together the views of a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    content.resolve(in: context, into: &nodes)
  }
}
