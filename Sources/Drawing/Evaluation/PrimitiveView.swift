/// A view that the library lays out and draws itself, instead of asking for a body.
protocol PrimitiveView {
  /// Appends the elements that this view puts into the container it stands in.
  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode])
}

extension View {
  /// Evaluates this view and everything below it, and appends the elements it comes to.
  func resolve(in context: ViewContext, into nodes: inout [LayoutNode]) {
    guard !context.pass.hasFailed else { return }
    var context = context
    context.depth += 1
    guard context.pass.enter(depth: context.depth) else { return }
    guard context.stack.isSpent else { return resolveHere(in: context, into: &nodes) }
    DeepStack.run { stack in
      context.stack = stack
      resolveHere(in: context, into: &nodes)
    }
  }

  /// Returns the elements that this view comes to.
  func resolved(in context: ViewContext) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    resolve(in: context, into: &nodes)
    return nodes
  }

  private func resolveHere(in context: ViewContext, into nodes: inout [LayoutNode]) {
    if let primitive = self as? any PrimitiveView {
      return primitive.resolvePrimitive(in: context, into: &nodes)
    }
    guard Body.self != Never.self else { return }
    // A shape's body is the shape again, filled; it is named where it is drawn.
    guard !(self is any Shape) else {
      return offTheMainActor(self) { $0.body }.resolve(in: context, into: &nodes)
    }
    let view = context.animated(self)
    let inner = context.entering(view)
    guard !context.pass.hasFailed else { return }
    inner.evaluating { offTheMainActor(view) { $0.body } }.resolve(in: inner, into: &nodes)
  }
}
