package import Scene

/// A view that the library lays out and draws itself, without a body.
package protocol PrimitiveView {
  /// The source line that created the view, if known.
  var line: SourceLine? { get }

  /// Appends the elements that this view adds to its container.
  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode])
}

extension PrimitiveView {
  /// The line, which is unknown by default.
  package var line: SourceLine? { nil }

  /// Appends the elements, and sets the line of those without one to the nearest line around them.
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
  /// Evaluates this view and its subviews, and appends the resulting elements.
  package func resolve(in context: ViewContext, into nodes: inout [LayoutNode]) {
    guard !context.pass.hasFailed else { return }
    var context = context
    context.depth += 1
    guard context.pass.enter(depth: context.depth), context.pass.countView(at: context.path)
    else { return }
    guard context.stack.isExhausted else { return resolveHere(in: &context, into: &nodes) }
    DeepStack.run { stack in
      context.stack = stack
      resolveHere(in: &context, into: &nodes)
    }
  }

  /// Returns the elements that this view resolves to.
  package func resolved(in context: ViewContext) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    resolve(in: context, into: &nodes)
    return nodes
  }

  private func resolveHere(in context: inout ViewContext, into nodes: inout [LayoutNode]) {
    // Casting the type avoids a boxed copy of the value.
    if let type = Self.self as? any PrimitiveView.Type {
      return resolve(as: type, in: &context, into: &nodes)
    }
    guard Body.self != Never.self else { return }
    // A shape adds its name to the path when it is drawn.
    guard !context.pass.graph.hooks.isPainted(Self.self) else {
      return assumingMainActor(self) { $0.body }.resolve(in: context, into: &nodes)
    }
    let view = context.pass.graph.hooks.animated(self, in: context)
    let inner = context.entering(view)
    guard !context.pass.hasFailed else { return }
    inner.evaluating { assumingMainActor(view) { $0.body } }.resolve(in: inner, into: &nodes)
  }

  /// Appends the elements of a view whose type is known to be a primitive view.
  private func resolve<Primitive: PrimitiveView>(
    as type: Primitive.Type,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    withSameValue(self, as: type) { $0.pointee.resolveLocated(in: &context, into: &nodes) }
  }
}
