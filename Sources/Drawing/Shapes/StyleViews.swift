// Styles as views: a colour or gradient fills its frame.

extension Color: View {
  /// Has no body: it fills its frame.
  public typealias Body = Never
}

extension Color: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    appendRectangle(in: context, to: &nodes)
  }
}

extension PaintingStyle {
  /// Appends a rectangle that bears the name of the style it is filled with.
  func appendRectangle(in context: ViewContext, to nodes: inout [LayoutNode]) {
    let path = context.at(Self.self).path
    let rule = ShapeRule(
      shape: Rectangle(),
      paint: paint(in: context.environment),
      evenOdd: false,
      in: context,
      at: path
    )
    nodes.append(LayoutNode(rule, path: path))
  }
}

extension LinearGradient: View {
  /// Has no body: it fills its frame.
  public typealias Body = Never
}

extension LinearGradient: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    appendRectangle(in: context, to: &nodes)
  }
}

extension RadialGradient: View {
  /// Has no body: it fills its frame.
  public typealias Body = Never
}

extension RadialGradient: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    appendRectangle(in: context, to: &nodes)
  }
}

extension EllipticalGradient: View {
  /// Has no body: it fills its frame.
  public typealias Body = Never
}

extension EllipticalGradient: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    appendRectangle(in: context, to: &nodes)
  }
}

extension AngularGradient: View {
  /// Has no body: it fills its frame.
  public typealias Body = Never
}

extension AngularGradient: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    appendRectangle(in: context, to: &nodes)
  }
}

extension MeshGradient: View {
  /// Has no body: it fills its frame.
  public typealias Body = Never
}

extension MeshGradient: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    appendRectangle(in: context, to: &nodes)
  }
}
