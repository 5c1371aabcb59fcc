import Scene

/// A view that applies a layout element to each element of another view, which is its first stored
/// property.
///
/// Most views in large drawings are chains of such views. Their resolver reads them in place; the
/// general evaluation would copy the rest of the chain at each step.
nonisolated protocol RuledView: View {
  associatedtype Content: View
  associatedtype Rule: LayoutElement

  var content: Content { get }
  /// The layout element.
  var rule: Rule { get }
  /// The source line that created the view, if known.
  var line: SourceLine? { get }
}

extension RuledView {
  /// Applies the layout element to each node from an index on.
  func apply(to nodes: inout [LayoutNode], from first: Int, in context: ViewContext) {
    let (rule, line) = (rule, context.line)
    var index = first
    while index < nodes.count {
      let child = nodes[index]
      let node = ElementNode(
        rule.animated(in: context, at: child.identity),
        child: child,
        path: child.path,
        identity: child.identity,
        traits: rule.traits(of: child.traits)
      )
      node.line = line
      nodes[index] = node
      index += 1
    }
  }
}

/// The evaluation of views that apply a layout element.
final class RuleResolver<Ruled: RuledView>: ViewResolver {
  private var content: ViewResolver?

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    let ruled = view.assumingMemoryBound(to: Ruled.self)
    if let line = ruled.pointee.line { context.line = line }
    let content = content ?? context.resolver(of: Ruled.Content.self)
    self.content = content
    let (first, extent) = (nodes.count, context.extent)
    context.extent = ruled.pointee.rule.extent(within: extent)
    // The first stored property has the address of the view.
    content.resolveNested(view, in: &context, into: &nodes)
    context.extent = extent
    ruled.pointee.apply(to: &nodes, from: first, in: context)
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
}
