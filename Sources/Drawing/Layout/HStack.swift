public import Foundation
import Scene

/// Views beside one another.
public struct HStack<Content: View>: View {
  /// Has no body: the library lays it out.
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  package var line: SourceLine?

  /// Puts the views of a closure in a row, `spacing` points apart (8 unless given).
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
