/// A collection of views that the enclosing container lays out.
///
/// A modifier of a group applies to each of its views.
nonisolated public struct Group<Content: View>: View {
  /// The body type. A group has no body; the enclosing container lays out its views.
  public typealias Body = Never

  let content: Content

  /// Creates a group of the views that a closure builds.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    content.resolve(in: context, into: &nodes)
  }
}
