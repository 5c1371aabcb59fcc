package import Scene

/// A view that the library lays out and draws itself, instead of asking for a body.
package protocol PrimitiveView {
  /// The line of source code that it is made at, where that is known.
  var line: SourceLine? { get }

  /// Appends the elements that this view puts into the container it stands in.
  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode])
}

extension PrimitiveView {
  /// Not known.
  package var line: SourceLine? { nil }

  /// Appends the elements, and tells those whose line isn't known the nearest one around them.
  fileprivate func resolveLocated(in context: ViewContext, into nodes: inout [LayoutNode]) {
    guard let line = line ?? context.line else {
      return resolvePrimitive(in: context, into: &nodes)
    }
    var context = context
    context.line = line
    let first = nodes.count
    resolvePrimitive(in: context, into: &nodes)
    for node in nodes[first...] where node.line == nil { node.line = line }
  }
}

extension View {
  /// Evaluates this view and everything below it, and appends the elements it comes to.
  package func resolve(in context: ViewContext, into nodes: inout [LayoutNode]) {
    guard !context.pass.hasFailed else { return }
    var context = context
    context.depth += 1
    guard context.pass.enter(depth: context.depth), context.pass.countView(at: context.path)
    else { return }
    guard context.stack.isSpent else { return resolveHere(in: context, into: &nodes) }
    DeepStack.run { stack in
      context.stack = stack
      resolveHere(in: context, into: &nodes)
    }
  }

  /// Returns the elements that this view comes to.
  package func resolved(in context: ViewContext) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    resolve(in: context, into: &nodes)
    return nodes
  }

  private func resolveHere(in context: ViewContext, into nodes: inout [LayoutNode]) {
    if let primitive = self as? any PrimitiveView {
      return primitive.resolveLocated(in: context, into: &nodes)
    }
    guard Body.self != Never.self else { return }
    // A shape is named where it is drawn.
    guard !context.pass.graph.vocabulary.isPainted(self) else {
      return assumingMainActor(self) { $0.body }.resolve(in: context, into: &nodes)
    }
    let view = context.pass.graph.vocabulary.animated(self, in: context)
    let inner = context.entering(view)
    guard !context.pass.hasFailed else { return }
    inner.evaluating { assumingMainActor(view) { $0.body } }.resolve(in: inner, into: &nodes)
  }
}
