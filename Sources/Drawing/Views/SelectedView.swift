/// The one of several views that has a tag, or else the first one.
nonisolated package struct SelectedView<Content: View>: View, PrimitiveView {
  package typealias Body = Never

  private let content: Content
  private let tag: AnyHashable?

  package init(_ content: Content, tag: AnyHashable?) {
    self.content = content
    self.tag = tag
  }

  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let views = content.resolved(in: context)
    let selected = tag.flatMap { tag in views.first { $0.tag == tag } } ?? views.first
    if let selected { nodes.append(selected) }
  }
}
