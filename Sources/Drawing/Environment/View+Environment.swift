public import Observation
public import Scene

nonisolated extension View {
  /// Sets a value of the environment for this view and its content.
  @_transparent public consuming func environment<Value>(
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
    EnvironmentView(content: self, readsProperties: true) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A change of the environment.
///
/// It is an enum because resolvers read it through a raw pointer, and a bare closure could have
/// another representation there.
@usableFromInline nonisolated enum EnvironmentChange {
  /// A foreground colour, or the default one; without a closure, because thousands of views may
  /// have one.
  case foregroundColor(Color?)
  /// Any other change. `readsProperties` is true for a user's closure, which may read dynamic
  /// properties.
  case closure((inout EnvironmentValues) -> Void, readsProperties: Bool)
}

/// A view with a modified environment.
@usableFromInline nonisolated struct EnvironmentView<Content: View>: View, LocatedView {
  @usableFromInline typealias Body = Never

  @usableFromInline let content: Content
  @usableFromInline var line: SourceLine?
  @usableFromInline let change: EnvironmentChange

  @_transparent @usableFromInline init(
    content: Content,
    line: SourceLine? = nil,
    readsProperties: Bool = false,
    change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.content = content
    self.line = line
    self.change = .closure(change, readsProperties: readsProperties)
  }

  @_transparent @usableFromInline init(content: Content, foregroundColor: Color?) {
    self.content = content
    line = nil
    change = .foregroundColor(foregroundColor)
  }
}

extension EnvironmentView: ResolvableView {
  package static var resolverFactory: (ViewGraph) -> ViewResolver {
    let (line, change) = (storedOffset(of: \Self.line), storedOffset(of: \Self.change))
    return { EnvironmentResolver<Content>(lineOffset: line, changeOffset: change, in: $0) }
  }
}

/// The evaluation of views with a modified environment.
private final class EnvironmentResolver<Content: View>: ContentResolver<Content> {
  /// The offset of the change in the view, in bytes.
  private let changeOffset: Int

  init(lineOffset: Int, changeOffset: Int, in graph: ViewGraph) {
    self.changeOffset = changeOffset
    super.init(lineOffset: lineOffset, in: graph)
  }

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    setLine(of: view, in: &context)
    let first = nodes.count
    let outside = context.sharedEnvironment
    switch (view + changeOffset).assumingMemoryBound(to: EnvironmentChange.self).pointee {
    case .foregroundColor(let color): context.setForegroundColor(color)
    // A value in the pattern would copy the change several times in debug builds.
    case .closure(let change, let readsProperties):
      if readsProperties {
        bound(change, in: context)(&context.environment)
      } else {
        change(&context.environment)
      }
    }
    resolveContent(of: view, in: &context, into: &nodes)
    let direction = context.sharedEnvironment.values.layoutDirection
    context.restore(outside)
    guard direction != outside.values.layoutDirection else { return }
    for index in first..<nodes.count {
      let child = nodes[index]
      nodes[index] = LayoutDirectionRule(direction: direction)
        .node(around: child, traits: child.traits)
      nodes[index].line = context.line
    }
  }
}
