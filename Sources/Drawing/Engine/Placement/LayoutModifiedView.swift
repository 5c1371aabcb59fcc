import Scene

/// A view with a built-in modifier, which applies to each element of the view.
struct LayoutModifiedView<Content: View, Rule: LayoutElement>: View, PrimitiveView, LocatedView {
  typealias Body = Never

  let content: Content
  let rule: Rule
  var line: SourceLine?

  init(_ content: Content, _ rule: Rule) {
    self.content = content
    self.rule = rule
  }

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let first = nodes.count
    var inner = context
    inner.extent = rule.extent(within: context.extent)
    content.resolve(in: inner, into: &nodes)
    var index = first
    while index < nodes.count {
      let child = nodes[index]
      let rule = rule.animated(in: context, at: child.identity)
      nodes[index] = ElementNode(
        rule,
        child: child,
        path: child.path,
        identity: child.identity,
        traits: rule.traits(of: child.traits)
      )
      index += 1
    }
  }
}
