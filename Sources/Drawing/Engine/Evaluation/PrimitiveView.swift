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
  func resolveLocated(in context: inout ViewContext, into nodes: inout [LayoutNode]) {
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
    let pass = context.pass
    guard !pass.hasFailed else { return }
    var context = context
    context.depth += 1
    guard pass.enter(depth: context.depth), pass.countView(at: context.path) else { return }
    let resolver = pass.graph.types.record(of: Self.self).resolver {
      Self.makeResolver(hooks: pass.graph.hooks)
    }
    withUnsafePointer(to: self) { view in
      guard context.stack.isExhausted else {
        return resolver.resolve(UnsafeRawPointer(view), in: &context, into: &nodes)
      }
      DeepStack.run { stack in
        context.stack = stack
        resolver.resolve(UnsafeRawPointer(view), in: &context, into: &nodes)
      }
    }
  }

  /// Returns the elements that this view resolves to.
  package func resolved(in context: ViewContext) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    resolve(in: context, into: &nodes)
    return nodes
  }
}
