// Styles as views: a colour or gradient fills its frame.

nonisolated extension Color: View {
  /// The body type. A style has no body; it fills its frame.
  public typealias Body = Never
}

extension Color: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    appendRectangle(in: context, to: &nodes)
  }
}

extension PaintingStyle {
  /// Appends a rectangle named after the style that fills it.
  func appendRectangle(in context: ViewContext, to nodes: inout [LayoutNode]) {
    var context = context
    let shape = ShapeNode(
      Rectangle(),
      context.graph.shapeType(Rectangle.self),
      paint: paint(in: context.environment),
      evenOdd: false,
      in: &context,
      at: context.at(Self.self).path
    )
    nodes.append(shape)
  }
}

nonisolated extension LinearGradient: View {
  /// The body type. A style has no body; it fills its frame.
  public typealias Body = Never
}

extension LinearGradient: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    appendRectangle(in: context, to: &nodes)
  }
}

nonisolated extension RadialGradient: View {
  /// The body type. A style has no body; it fills its frame.
  public typealias Body = Never
}

extension RadialGradient: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    appendRectangle(in: context, to: &nodes)
  }
}

nonisolated extension EllipticalGradient: View {
  /// The body type. A style has no body; it fills its frame.
  public typealias Body = Never
}

extension EllipticalGradient: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    appendRectangle(in: context, to: &nodes)
  }
}

nonisolated extension AngularGradient: View {
  /// The body type. A style has no body; it fills its frame.
  public typealias Body = Never
}

extension AngularGradient: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    appendRectangle(in: context, to: &nodes)
  }
}

nonisolated extension MeshGradient: View {
  /// The body type. A style has no body; it fills its frame.
  public typealias Body = Never
}

extension MeshGradient: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    appendRectangle(in: context, to: &nodes)
  }
}
