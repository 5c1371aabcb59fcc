import Scene

nonisolated extension View {
  /// Sets the identity of this view. A change of identity resets the view's state.
  public consuming func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
}

/// A view with an explicit identity.
@usableFromInline nonisolated struct IdentifiedView<Content: View>: View, PrimitiveView, LocatedView
{
  @usableFromInline typealias Body = Never

  let content: Content
  var line: SourceLine?
  let id: AnyHashable

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    context.resolve(
      content,
      as: id,
      kind: Self.self,
      place: { $1.at(.id($0)) },
      into: &nodes
    )
  }
}
