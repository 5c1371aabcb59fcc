import Scene

/// A container that overlays views, the first at the back.
nonisolated public struct ZStack<Content: View>: View {
  /// The body type. A stack has no body; the library lays out its views.
  public typealias Body = Never

  let alignment: Alignment
  let content: Content
  package var line: SourceLine?

  /// Creates a stack that overlays views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView, LocatedView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let element = OverlappingLayout(alignment: alignment).caching()
    nodes.append(ElementNode(element, content: content, named: Self.self, axis: nil, in: context))
  }
}
