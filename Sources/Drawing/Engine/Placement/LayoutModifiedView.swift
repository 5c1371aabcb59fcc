public import Scene

/// A view that applies a layout element to each element of another view, which is its first stored
/// property.
///
/// Most views in large drawings are chains of such views. Their resolver reads them in place; the
/// general evaluation would copy the rest of the chain at each step.
nonisolated protocol RuledView: View, ResolvableView {
  associatedtype Content: View
  associatedtype Rule: LayoutElement

  /// The type of the property from which the layout element is made.
  associatedtype RuleProperty

  /// The property from which the layout element is made; it must be stored.
  static var ruleProperty: KeyPath<Self, RuleProperty> { get }

  /// The property with the source line that created the view, if known; it must be stored.
  static var lineProperty: KeyPath<Self, SourceLine?> { get }
}

extension RuledView {
  package static var resolverFactory: (ViewGraph) -> ViewResolver { ruleResolverFactory }

  /// A closure that creates a resolver of the type for a graph.
  static var ruleResolverFactory: (ViewGraph) -> ViewResolver {
    precondition(Rule.propertyType == RuleProperty.self)
    let (rule, line) = (storedOffset(of: ruleProperty), storedOffset(of: lineProperty))
    return { RuleResolver<Self>(ruleOffset: rule, lineOffset: line, in: $0) }
  }
}

/// The evaluation of views that apply a layout element.
final class RuleResolver<Ruled: RuledView>: ViewResolver {
  private let content: ViewResolver
  /// The type of the nodes; stored, because looking up a generic type takes longer than the rest of
  /// a node's creation.
  private let node = ElementNode<Ruled.Rule>.self
  /// The offsets of the view's properties, in bytes.
  private let ruleOffset: Int
  private let lineOffset: Int

  init(ruleOffset: Int, lineOffset: Int, in graph: ViewGraph) {
    content = graph.resolver(of: Ruled.Content.self)
    self.ruleOffset = ruleOffset
    self.lineOffset = lineOffset
  }

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    if let line = (view + lineOffset).assumingMemoryBound(to: SourceLine?.self).pointee {
      context.line = line
    }
    let (first, extent) = (nodes.count, context.extent)
    let rule = Ruled.Rule(from: view + ruleOffset)
    context.extent = rule.extent(within: extent)
    // The first stored property has the address of the view.
    context.resolve(view, with: content, into: &nodes)
    context.extent = extent
    guard nodes.count == first + 1 else {
      return apply(rule, to: &nodes, from: first, in: &context)
    }
    apply(consume rule, to: &nodes[first], in: &context)
  }

  /// Applies a layout element to each node from an index on.
  private func apply(
    _ rule: Ruled.Rule,
    to nodes: inout [LayoutNode],
    from first: Int,
    in context: inout ViewContext
  ) {
    var index = first
    while index < nodes.count {
      apply(rule, to: &nodes[index], in: &context)
      index += 1
    }
  }

  private func apply(
    _ rule: consuming Ruled.Rule,
    to child: inout LayoutNode,
    in context: inout ViewContext
  ) {
    // In debug builds, calls on a constant don't retain it. Moving a reference never retains it.
    let inner = consume child
    let traits = rule.traits(of: inner.traits)
    let element = (consume rule).animated(in: &context, at: inner.identity)
    child = node.init(consume element, around: consume inner, traits: consume traits)
    child.line = context.line
  }
}

/// A view with a built-in modifier, which applies to each element of the view.
@usableFromInline nonisolated struct LayoutModifiedView<Content: View, Rule>: View, LocatedView {
  @usableFromInline typealias Body = Never

  @usableFromInline let content: Content
  @usableFromInline let rule: Rule
  @usableFromInline var line: SourceLine?

  @_transparent @usableFromInline init(_ content: Content, _ rule: Rule) {
    self.content = content
    self.rule = rule
    line = nil
  }
}

// The constraint on `Rule` is here because modules that see `LayoutModifiedView` can't see
// `LayoutElement`.
extension LayoutModifiedView: RuledView, ResolvableView where Rule: LayoutElement {
  static var ruleProperty: KeyPath<Self, Rule> { \.rule }

  static var lineProperty: KeyPath<Self, SourceLine?> { \.line }
}
