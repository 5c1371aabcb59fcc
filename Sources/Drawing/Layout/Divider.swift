import Foundation
import Scene

/// A line between views, one point thick, perpendicular to its stack.
nonisolated public struct Divider: View, Sendable {
  /// The body type. A divider has no body; the library draws the line.
  public typealias Body = Never

  /// Creates a line.
  public init() {}
}

extension Divider: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let shape = DividerShape(isUpright: context.stackAxis == .horizontal)
    var context = context
    let line = ShapeNode(
      shape,
      context.graph.shapeType(DividerShape.self),
      paint: SeparatorShapeStyle().paint(in: context.environment),
      evenOdd: false,
      in: &context,
      at: context.at(Divider.self).path
    )
    nodes.append(line)
  }
}

private struct DividerShape: Shape {
  let isUpright: Bool

  func path(in rect: CGRect) -> Path { Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return isUpright
      ? CGSize(width: 1, height: size.height) : CGSize(width: size.width, height: 1)
  }
}
