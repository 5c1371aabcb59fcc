import Scene

/// Views over one another: the first at the back.
public struct ZStack<Content: View>: View {
  /// Has no body: the library lays it out.
  public typealias Body = Never

  let alignment: Alignment
  let content: Content
  package var line: SourceLine?

  /// Lays the views of a closure over one another.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView, LocatedView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let rule = OverlappingLayout(alignment: alignment)
    nodes.append(LayoutNode(rule, content: content, named: Self.self, axis: nil, in: context))
  }
}
