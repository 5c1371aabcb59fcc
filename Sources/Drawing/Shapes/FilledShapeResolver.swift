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

/// A shape of the library that keeps the default body.
private protocol LibraryShape: Shape, LocatedView, ResolvableView {}

extension LibraryShape {
  package static var resolverFactory: () -> ViewResolver { { LibraryShapeResolver<Self>() } }
}

/// The evaluation of the library's own shapes, which are filled with the foreground style. Their body
/// would give the same result.
private final class LibraryShapeResolver<Content: LibraryShape>: FilledShapeResolver<Content> {
  override init() {}

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    let shape = view.assumingMemoryBound(to: Content.self)
    if let line = shape.pointee.line { context.line = line }
    append(
      shape,
      paint: ForegroundStyle().paint(in: context.environment),
      evenOdd: false,
      in: &context,
      to: &nodes
    )
  }
}

extension Capsule: LibraryShape {}
extension Circle: LibraryShape {}
extension Ellipse: LibraryShape {}
extension Rectangle: LibraryShape {}
extension RoundedRectangle: LibraryShape {}
extension UnevenRoundedRectangle: LibraryShape {}
