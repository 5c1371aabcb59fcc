/// An empty view: it takes no space in a stack and draws nothing.
public struct EmptyView: View {
  /// Nothing is drawn.
  public typealias Body = Never

  /// Creates an empty view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {}
}
