/// The evaluation of filled shapes.
class FilledShapeResolver<Content: Shape>: ViewResolver {
  @exclusivity(unchecked) private var knownType: ShapeType?
  private let node = ElementNode<ShapeRule<Content>>.self

  override init() {}

  /// Appends the element of a painted shape.
  final func append(
    _ shape: UnsafePointer<Content>,
    paint: ResolvedStyle,
    evenOdd: Bool,
    in context: inout ViewContext,
    to nodes: inout [LayoutNode]
  ) {
    let type = knownType ?? context.pass.shapeType(Content.self)
    knownType = type
    let path = context.path(of: shape.pointee, type)
    let rule = ShapeRule(
      shape: shape.pointee,
      type,
      paint: paint,
      evenOdd: evenOdd,
      in: context,
      at: path
    )
    let painted = node.init(leaf: rule, path: path)
    painted.line = context.line
    nodes.append(painted)
  }
}
