import Scene

/// A view with a modifier, or a modifier with another one after it.
public struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// The change.
  public var modifier: Modifier
  package var line: SourceLine?

  /// Puts the two together.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Has no body: the modifier's body takes its place.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView, LocatedView where Content: View, Modifier: ViewModifier {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let vocabulary = context.pass.graph.vocabulary
    if let type = Modifier.self as? any PrimitiveModifier.Type {
      return resolve(as: type, in: context, into: &nodes)
    }
    guard Modifier.Body.self != Never.self else {
      guard let modifier = vocabulary.primitive(of: modifier) else {
        return content.resolve(in: context, into: &nodes)
      }
      return modifier.resolve(content, in: context, into: &nodes)
    }
    let modifier = vocabulary.animated(modifier, in: context)
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

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Has no body: both modifiers are applied in turn.
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

extension ViewModifier {
  /// Returns the modifier with another one after it.
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// Has no body: the view stays as it is.
  public typealias Body = Never

  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  public init() {}
}
