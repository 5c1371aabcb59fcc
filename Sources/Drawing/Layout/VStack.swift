public import Foundation
import Scene

/// A container that arranges views vertically.
public struct VStack<Content: View>: View {
  /// The library lays it out.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  package var line: SourceLine?

  /// Creates a column of views, `spacing` points apart (8 by default; may be negative).
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: PrimitiveView, LocatedView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let rule = StackRule(axis: .vertical, spacing: spacing, alignment: alignment.key)
    nodes.append(LayoutNode(rule, content: content, named: Self.self, axis: .vertical, in: context))
  }
}
