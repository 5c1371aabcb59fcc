/// An empty view: it takes no space in a stack and draws nothing.
nonisolated public struct EmptyView: View, Sendable {
  /// The body type. An empty view has no body and draws nothing.
  public typealias Body = Never

  /// Creates an empty view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {}
}
