import Scene

/// A view with a built-in modifier, which applies to each element of the view.
struct LayoutModifiedView<Content: View, Element: LayoutElement>: View, PrimitiveView, LocatedView {
  typealias Body = Never

  let content: Content
  let element: Element
  var line: SourceLine?

  init(_ content: Content, _ element: Element) {
    self.content = content
    self.element = element
  }

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let first = nodes.count
    content.resolve(in: context, into: &nodes)
    var index = first
    while index < nodes.count {
      let child = nodes[index]
      let element = element.moved(in: context, at: child.identity)
      nodes[index] = LayoutNode(
        element,
        children: [child],
        path: child.path,
        identity: child.identity,
        traits: element.traits(of: child.traits)
      )
      index += 1
    }
  }
}
