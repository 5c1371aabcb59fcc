public import Scene

/// A view with a modifier applied, or two modifiers applied in turn.
public struct ModifiedContent<Content, Modifier> {
  /// The modified view, or the modifier that is applied first.
  public var content: Content
  /// The modifier, or the one that is applied second.
  public var modifier: Modifier
  @usableFromInline package var line: SourceLine?

  /// Creates a value that applies a modifier to content.
  @_transparent public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
    line = nil
  }
}

nonisolated extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The body type. The body of the modifier replaces it.
  public typealias Body = Never
}

extension ModifiedContent: ResolvableView, PrimitiveView, LocatedView
where Content: View, Modifier: ViewModifier {
  package static var resolverFactory: (ViewGraph) -> ViewResolver {
    func factory<Ruled: RuledView>(_ type: Ruled.Type) -> (ViewGraph) -> ViewResolver {
      type.ruleResolverFactory
    }
    if let type = Self.self as? any RuledView.Type { return factory(type) }
    return { _ in PrimitiveResolver<Self>() }
  }

  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let hooks = context.graph.hooks
    if let type = Modifier.self as? any PrimitiveModifier.Type {
      return resolve(as: type, in: context, into: &nodes)
    }
    guard Modifier.Body.self != Never.self else {
      return content.resolve(in: context, into: &nodes)
    }
    let modifier = hooks.animated(modifier, in: context)
    let inner = context.entering(modifier)
    guard !context.pass.hasFailed else { return }
    let body = inner.evaluating {
      let content = ViewModifierContent<Modifier>(content: content, line: context.line)
      return assumingMainActor((modifier, content)) { $0.0.body(content: $0.1) }
    }
    body.resolve(in: inner, into: &nodes)
  }

  private func resolve<Primitive: PrimitiveModifier>(
    as type: Primitive.Type,
    in context: ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    withSameValue(modifier, as: type) { $0.pointee.resolve(content, in: context, into: &nodes) }
  }
}

nonisolated extension ModifiedContent: ViewModifier
where Content: ViewModifier, Modifier: ViewModifier {
  /// The body type. There is no body; both modifiers are applied in turn.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  func resolve<Target: View>(
    _ view: Target,
    in context: ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    view.modifier(content).modifier(modifier).resolve(in: context, into: &nodes)
  }
}

nonisolated extension ViewModifier {
  /// Returns a modifier that applies this modifier and then another one.
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that leaves its view unchanged.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// The body type. The view is used unchanged.
  public typealias Body = Never

  /// A modifier that leaves its view unchanged.
  public static let identity = EmptyModifier()

  /// Creates a modifier that leaves its view unchanged.
  public init() {}
}
