/// Several views collected by a view builder.
///
/// A modifier on it applies to each of the views.
public struct TupleView<each Content: View>: View {
  /// Its views are laid out by the enclosing container.
  public typealias Body = Never

  let content: (repeat each Content)

  /// Collects views in order.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var index = 0
    for view in repeat each content {
      view.resolve(in: context.at(.index(index)), into: &nodes)
      index += 1
    }
  }
}
