/// A simple shape of the library, which keeps the default body.
private protocol LibraryShape: Shape, LocatedView, ResolvableView {}

extension LibraryShape {
  package static var resolverFactory: (ViewGraph) -> ViewResolver {
    { LibraryShapeResolver<Self>(in: $0) }
  }
}

/// The evaluation of simple shapes of the library, without creating their body, which would give
/// the same result.
private final class LibraryShapeResolver<Content: LibraryShape>: FilledShapeResolver<Content> {
  override init(in graph: ViewGraph) { super.init(in: graph) }

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
