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
    let type = context.pass.shapeType(Content.self)
    let path = context.path(of: shape, type)
    let painted = ElementNode(
      leaf: ShapeRule(
        shape: shape,
        type,
        paint: style.resolvedPaint(in: context.environment),
        evenOdd: fillStyle.isEOFilled,
        in: context,
        at: path
      ),
      path: path
    )
    painted.line = context.line
    let behind = background.resolved(in: context)
    guard !behind.isEmpty else { return nodes.append(painted) }
    nodes.append(
      ElementNode(OverlayElement(order: .behind), children: [painted] + behind, path: path)
    )
  }

  package static var resolverFactory: () -> ViewResolver {
    // Most shapes have no background.
    if Background.self == EmptyView.self { return { FillResolver<Content, Style>() } }
    return { PrimitiveResolver<FillShapeView>() }
  }
}

/// The evaluation of filled shapes without a background, the most frequent views of large drawings.
private final class FillResolver<Content: Shape, Style: ShapeStyle>: ViewResolver {
  @exclusivity(unchecked) private var knownType: ShapeType?
  private let node = ElementNode<ShapeRule<Content>>.self

  override init() {}

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    let view = view.assumingMemoryBound(to: FillShapeView<Content, Style, EmptyView>.self)
    if let line = view.pointee.line { context.line = line }
    let type = knownType ?? context.pass.shapeType(Content.self)
    knownType = type
    let path = context.path(of: view.pointee.shape, type)
    let rule = ShapeRule(
      shape: view.pointee.shape,
      type,
      paint: view.pointee.style.resolvedPaint(in: context.environment),
      evenOdd: view.pointee.fillStyle.isEOFilled,
      in: context,
      at: path
    )
    let painted = node.init(leaf: rule, path: path)
    painted.line = context.line
    nodes.append(painted)
  }
}
