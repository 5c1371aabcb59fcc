public import Scene

/// A shape filled with a style, in front of a background such as an earlier fill or stroke.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The body type. The view has no body; the library draws the fill.
  public typealias Body = Never

  /// The shape.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The fill rule.
  public var fillStyle: FillStyle
  /// The view behind the fill.
  public var background: Background
  package var line: SourceLine?

  /// Fills a shape with a style, over a background.
  public init(
    shape: Content,
    style: Style,
    fillStyle: FillStyle = FillStyle(),
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: PrimitiveView, LocatedView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let type = context.graph.shapeType(Content.self)
    let path = context.path(of: shape, type)
    var context = context
    let painted = ShapeNode(
      shape,
      type,
      paint: style.resolvedPaint(in: context.environment),
      evenOdd: fillStyle.isEOFilled,
      in: &context,
      at: path
    )
    painted.line = context.line
    let behind = background.resolved(in: context)
    guard !behind.isEmpty else { return nodes.append(painted) }
    nodes.append(
      ElementNode(OverlayElement(order: .behind), children: [painted] + behind, path: path)
    )
  }

  package static var resolverFactory: (ViewGraph) -> ViewResolver {
    // Most shapes have no background.
    if Background.self == EmptyView.self {
      let properties = FilledProperties(of: FillShapeView<Content, Style, EmptyView>.self)
      return { FillResolver<Content, Style>(properties, in: $0) }
    }
    return { _ in PrimitiveResolver<FillShapeView>() }
  }
}

/// The offsets of the properties of a filled shape, in bytes.
private struct FilledProperties {
  let style: Int
  let fillStyle: Int
  let line: Int

  init<Content, Style>(of type: FillShapeView<Content, Style, EmptyView>.Type) {
    style = storedOffset(of: \FillShapeView<Content, Style, EmptyView>.style)
    fillStyle = storedOffset(of: \FillShapeView<Content, Style, EmptyView>.fillStyle)
    line = storedOffset(of: \FillShapeView<Content, Style, EmptyView>.line)
  }
}

/// The evaluation of filled shapes without a background, the most frequent views of large drawings.
private final class FillResolver<Content: Shape, Style: ShapeStyle>: FilledShapeResolver<Content> {
  private let properties: FilledProperties

  init(_ properties: FilledProperties, in graph: ViewGraph) {
    self.properties = properties
    super.init(in: graph)
  }

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    let style = (view + properties.style).assumingMemoryBound(to: Style.self)
    let fillStyle = (view + properties.fillStyle).assumingMemoryBound(to: FillStyle.self)
    let line = (view + properties.line).assumingMemoryBound(to: SourceLine?.self)
    if let line = line.pointee { context.line = line }
    // The shape is the first property.
    append(
      view.assumingMemoryBound(to: Content.self),
      paint: style.pointee.resolvedPaint(in: context.environment),
      evenOdd: fillStyle.pointee.isEOFilled,
      in: &context,
      to: &nodes
    )
  }
}
