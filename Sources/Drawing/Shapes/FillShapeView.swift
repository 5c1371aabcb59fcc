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
    let path = context.path(of: shape, context.pass.traits(of: Content.self))
    let painted = ElementNode(
      ShapeRule(
        shape: shape,
        paint: style.resolvedPaint(in: context.environment),
        evenOdd: fillStyle.isEOFilled,
        in: context,
        at: path
      ),
      path: path
    )
    painted.line = context.line
    // Most shapes have no background.
    guard Background.self != EmptyView.self else { return nodes.append(painted) }
    let behind = background.resolved(in: context)
    guard !behind.isEmpty else { return nodes.append(painted) }
    nodes.append(
      ElementNode(OverlayElement(order: .behind), children: [painted] + behind, path: path)
    )
  }
}
