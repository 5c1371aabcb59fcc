import Scene

/// A view that applies a layout element to each element of another view, which is its first stored
/// property.
///
/// Most views in large drawings are chains of such views. Their resolver reads them in place; the
/// general evaluation would copy the rest of the chain at each step.
nonisolated protocol RuledView: View, ResolvableView {
  associatedtype Content: View
  associatedtype Rule: LayoutElement

  /// Returns the layout element of the view at an address, without copying the view.
  static func rule(at view: UnsafePointer<Self>) -> Rule

  /// Returns the source line that created the view at an address, if known.
  static func line(at view: UnsafePointer<Self>) -> SourceLine?
}

extension RuledView {
  package static var resolverFactory: () -> ViewResolver { { RuleResolver<Self>() } }
}

/// The evaluation of views that apply a layout element.
final class RuleResolver<Ruled: RuledView>: ViewResolver {
  @exclusivity(unchecked) private var content: ViewResolver?
  /// The type of the nodes; stored, because looking up a generic type takes longer than the rest of
  /// a node's creation.
  private let node = ElementNode<Ruled.Rule>.self

  override init() {}

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    let ruled = view.assumingMemoryBound(to: Ruled.self)
    if let line = Ruled.line(at: ruled) { context.line = line }
    let (first, extent) = (nodes.count, context.extent)
    let rule = Ruled.rule(at: ruled)
    context.extent = rule.extent(within: extent)
    // The first stored property has the address of the view.
    let content =
      if let known = self.content { known } else { findContent(in: &context) }
    content.resolveNested(view, in: &context, into: &nodes)
    context.extent = extent
    apply(rule, to: &nodes, from: first, in: &context)
  }

  // Contexts are passed as `inout` here, because passing one by value copies it in debug builds.

  private func findContent(in context: inout ViewContext) -> ViewResolver {
    let found = context.resolver(of: Ruled.Content.self)
    content = found
    return found
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
      let child = nodes[index]
      let identity = child.identity
      let node = node.init(
        rule.animated(in: context, at: identity),
        child: child,
        path: child.path,
        identity: identity,
        traits: rule.traits(of: child.traits)
      )
      node.line = context.line
      nodes[index] = node
      index += 1
    }
  }
}

/// A view with a built-in modifier, which applies to each element of the view.
nonisolated struct LayoutModifiedView<Content: View, Rule: LayoutElement>: View, LocatedView,
  RuledView
{
  typealias Body = Never

  let content: Content
  let rule: Rule
  var line: SourceLine?

  init(_ content: Content, _ rule: Rule) {
    self.content = content
    self.rule = rule
  }

  static func rule(at view: UnsafePointer<Self>) -> Rule { view.pointee.rule }

  static func line(at view: UnsafePointer<Self>) -> SourceLine? { view.pointee.line }
}
