package import Scene

/// A view that the library lays out and draws itself, instead of asking for a body.
package protocol PrimitiveView {
  /// The line of source code that it is made at, where that is known.
  var line: SourceLine? { get }

  /// Appends the elements that this view adds to its container.
  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode])
}

extension PrimitiveView {
  /// Not known.
  package var line: SourceLine? { nil }

  /// Appends the elements, and tells those whose line isn't known the nearest one around them.
  fileprivate func resolveLocated(in context: inout ViewContext, into nodes: inout [LayoutNode]) {
    let own = line
    if own != nil { context.line = own }
    let first = nodes.count
    resolvePrimitive(in: context, into: &nodes)
    guard let line = context.line else { return }
    var index = first
    while index < nodes.count {
      let node = nodes[index]
      if node.line == nil { node.line = line }
      index += 1
    }
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
    guard context.stack.isSpent else { return resolveHere(in: &context, into: &nodes) }
    DeepStack.run { stack in
      context.stack = stack
      resolveHere(in: &context, into: &nodes)
    }
  }

  /// Returns the elements that this view comes to.
  package func resolved(in context: ViewContext) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    resolve(in: context, into: &nodes)
    return nodes
  }

  private func resolveHere(in context: inout ViewContext, into nodes: inout [LayoutNode]) {
    // Asked of the type: a value would be copied into a box for it.
    if let type = Self.self as? any PrimitiveView.Type {
      return resolve(as: type, in: &context, into: &nodes)
    }
    guard Body.self != Never.self else { return }
    // A shape is named where it is drawn.
    guard !context.pass.graph.vocabulary.isPainted(Self.self) else {
      return assumingMainActor(self) { $0.body }.resolve(in: context, into: &nodes)
    }
    let view = context.pass.graph.vocabulary.animated(self, in: context)
    let inner = context.entering(view)
    guard !context.pass.hasFailed else { return }
    inner.evaluating { assumingMainActor(view) { $0.body } }.resolve(in: inner, into: &nodes)
  }

  /// Appends the elements of a view that is known to be of a type of primitive views.
  private func resolve<Primitive: PrimitiveView>(
    as type: Primitive.Type,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    withSameValue(self, as: type) { $0.pointee.resolveLocated(in: &context, into: &nodes) }
  }
}
