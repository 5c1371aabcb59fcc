/// A view that is not there: it takes no place in a stack and draws nothing.
public struct EmptyView: View {
  /// Has no body: nothing is drawn.
  public typealias Body = Never

  /// Creates a view of nothing.
  public init() {}
}

extension EmptyView: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {}
}
