/// The evaluation of filled shapes.
class FilledShapeResolver<Content: Shape>: ViewResolver {
  private let type: ShapeType
  /// The type of the nodes; stored, because looking up a generic type takes longer than the rest of
  /// a node's creation.
  private let node = ShapeNode<Content>.self

  init(in graph: ViewGraph) {
    type = graph.shapeType(Content.self)
  }

  /// Appends the element of a painted shape.
  final func append(
    _ shape: UnsafePointer<Content>,
    paint: ResolvedStyle,
    evenOdd: Bool,
    in context: inout ViewContext,
    to nodes: inout [LayoutNode]
  ) {
    // Calling a method of the context copies it in debug builds.
    let path =
      type.isDerived
      ? context.path(of: shape.pointee, type)
      : context.graph.path(context.path, type.step)
    let painted = node.init(
      shape.pointee,
      type,
      paint: paint,
      evenOdd: evenOdd,
      in: &context,
      at: path
    )
    painted.line = context.line
    nodes.append(consume painted)
  }
}
