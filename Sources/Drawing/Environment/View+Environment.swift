public import Observation
public import Scene

nonisolated extension View {
  /// Sets a value of the environment for this view and its content.
  public consuming func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Sets an observable object in the environment of this view and its content; `nil` removes it.
  public consuming func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View
  {
    EnvironmentView(content: self) { $0.setObject(object) }
  }

  /// Modifies a value of the environment for this view and its content.
  public consuming func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A view with a modified environment.
@usableFromInline
nonisolated struct EnvironmentView<Content: View>: View, PrimitiveView, LocatedView {
  @usableFromInline typealias Body = Never

  @usableFromInline let content: Content
  @usableFromInline var line: SourceLine?
  @usableFromInline let change: (inout EnvironmentValues) -> Void

  @inlinable init(
    content: Content,
    line: SourceLine? = nil,
    change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.content = content
    self.line = line
    self.change = change
  }

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var inner = context
    change(&inner.environment)
    let first = nodes.count
    content.resolve(in: inner, into: &nodes)
    let direction = inner.environment.layoutDirection
    guard direction != context.environment.layoutDirection else { return }
    for index in first..<nodes.count {
      let child = nodes[index]
      nodes[index] = ElementNode(
        LayoutDirectionRule(direction: direction),
        child: child,
        path: child.path,
        identity: child.identity,
        traits: child.traits
      )
    }
  }
}
