/// The first of several views.
nonisolated package struct FirstView<Content: View>: View, PrimitiveView {
  package typealias Body = Never

  private let content: Content

  package init(_ content: Content) {
    self.content = content
  }

  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    nodes += content.resolved(in: context).prefix(1)
  }
}
