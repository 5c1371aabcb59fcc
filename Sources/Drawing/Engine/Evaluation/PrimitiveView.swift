package import Scene

/// A view that the library lays out and draws itself, without a body.
package protocol PrimitiveView: ResolvableView {
  /// The source line that created the view, if known.
  var line: SourceLine? { get }

  /// Appends the elements that this view adds to its container.
  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode])
}

extension PrimitiveView {
  /// The line, which is unknown by default.
  package var line: SourceLine? { nil }

  /// Appends the elements, and sets the line of those without one to the nearest line around them.
  @_transparent func resolveLocated(in context: inout ViewContext, into nodes: inout [LayoutNode]) {
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

nonisolated extension View {
  /// Evaluates this view and its subviews, and appends the resulting elements.
  package func resolve(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var context = context
    resolve(in: &context, into: &nodes)
  }

  /// Evaluates this view and its subviews in a context, which is changed in place and restored.
  func resolve(in context: inout ViewContext, into nodes: inout [LayoutNode]) {
    let resolver = context.graph.resolver(of: Self.self)
    withUnsafePointer(to: self) { view in
      context.resolve(UnsafeRawPointer(view), with: resolver, into: &nodes)
    }
  }

  /// Returns the elements that this view resolves to, for a container that lays them out.
  /// Transitions set around the container don't apply to them.
  package func resolved(in context: ViewContext) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    let surroundings = context.surroundings
    if surroundings.listsSubviews || !surroundings.outerTraits.areDefault {
      var context = context
      context.outerTraits = LayoutTraits()
      context.listsSubviews = false
      resolve(in: context, into: &nodes)
      return nodes
    }
    resolve(in: context, into: &nodes)
    return nodes
  }
}
