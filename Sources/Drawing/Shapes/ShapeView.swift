import Scene

/// A shape painted with a style, over what was painted with the same shape before.
public struct ShapeView<Content: Shape, Style: ShapeStyle, Background: View>: View {
  /// Has no body: the library draws it.
  public typealias Body = Never

  /// The shape.
  public let shape: Content
  let style: Style
  let fillStyle: FillStyle
  let background: Background

  init(
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

extension ShapeView: PrimitiveView {
  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let named = (shape as? any DerivedShape)?.named ?? shape
    let path = context.at(.type(context.pass.name(of: type(of: named)))).path
    let painted = LayoutNode(
      ShapeRule(
        shape: shape,
        paint: style.resolvedPaint(in: context.environment),
        evenOdd: fillStyle.isEOFilled,
        in: context,
        at: path
      ),
      path: path
    )
    let behind = background.resolved(in: context)
    guard !behind.isEmpty else { return nodes.append(painted) }
    nodes.append(
      LayoutNode(SecondaryRule(order: .behind), children: [painted] + behind, path: path)
    )
  }
}
