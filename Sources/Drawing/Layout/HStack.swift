public import Foundation
import Scene

/// A container that arranges views horizontally.
public struct HStack<Content: View>: View {
  /// The library lays it out.
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  package var line: SourceLine?

  /// Creates a row of views, `spacing` points apart (8 by default).
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: PrimitiveView, LocatedView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let rule = StackRule(axis: .horizontal, spacing: spacing, alignment: alignment.key)
    nodes.append(
      LayoutNode(rule, content: content, named: Self.self, axis: .horizontal, in: context)
    )
  }
}
