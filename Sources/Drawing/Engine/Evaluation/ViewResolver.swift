/// The evaluation of the views of one type, chosen once per type.
///
/// A choice by casting would look up conformances for each view. It is a class because the subclass
/// for each kind of view overrides the evaluation and knows the type.
package class ViewResolver {
  init() {}

  /// Evaluates the view at an address and appends its elements.
  func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    // A view without a body that isn't primitive has no elements.
  }
}

extension ViewContext {
  /// Evaluates the view at an address as part of another view.
  ///
  /// The context is changed in place and restored, because a copy for each view would retain its
  /// objects.
  @_transparent mutating func resolve(
    _ view: UnsafeRawPointer,
    with resolver: ViewResolver,
    into nodes: inout [LayoutNode]
  ) {
    guard !status.pointee.hasFailed else { return }
    let (line, stack) = (self.line, self.stack)
    depth += 1
    if !status.pointee.countView(depth: depth) {
      pass.refuseView(depth: depth, at: path)
    } else if stack.isExhausted {
      DeepStack.run(in: pass) { stack in
        self.stack = stack
        resolver.resolve(view, in: &self, into: &nodes)
      }
    } else {
      resolver.resolve(view, in: &self, into: &nodes)
    }
    depth -= 1
    (self.line, self.stack) = (line, stack)
  }
}

/// A view of the library, with its resolver.
package protocol ResolvableView {
  /// A closure that creates a resolver of the type for a graph.
  static var resolverFactory: (ViewGraph) -> ViewResolver { get }
}

nonisolated extension View {
  /// Returns a resolver of this type for a graph.
  fileprivate static func makeResolver(in graph: ViewGraph) -> ViewResolver {
    let make = ViewResolver.factories.value(of: Self.self) { findFactory(hooks: graph.hooks) }
    return make(graph)
  }

  private static func findFactory(hooks: any EvaluationHooks) -> (ViewGraph) -> ViewResolver {
    if let type = Self.self as? any ResolvableView.Type { return type.resolverFactory }
    if Body.self == Never.self { return { _ in ViewResolver() } }
    if hooks.isShape(Self.self) { return { _ in ShapeResolver<Self>() } }
    return { BodyResolver<Self>(in: $0) }
  }
}

extension ViewGraph {
  /// Returns the resolver of a view type.
  func resolver<Content: View>(of type: Content.Type) -> ViewResolver {
    types.record(of: type).resolver {
      // A resolver creates the resolvers of the views inside, and types may be deeply nested.
      if let made = StackSpace.ensureIfPossible({ type.makeResolver(in: self) }) { return made }
      evaluation?.fail(.noLargerStack)
      return ViewResolver()
    }
  }
}

extension ViewResolver {
  fileprivate static let factories = TypeCache<(ViewGraph) -> ViewResolver>()
}

extension PrimitiveView {
  package static var resolverFactory: (ViewGraph) -> ViewResolver {
    { _ in PrimitiveResolver<Self>() }
  }
}

/// The evaluation of views that the library implements.
final class PrimitiveResolver<Content: PrimitiveView>: ViewResolver {
  override init() {}

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    view.assumingMemoryBound(to: Content.self).pointee.resolveLocated(in: &context, into: &nodes)
  }
}

/// The evaluation of shapes. A shape adds its name to the path when it is drawn.
private final class ShapeResolver<Content: View>: ViewResolver {
  /// A closure that returns the body of a view. It is stored, because creating a closure in generic
  /// code allocates memory.
  private let readBody: @MainActor (Content) -> Content.Body = { $0.body }

  override init() {}

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    let view = view.assumingMemoryBound(to: Content.self)
    assumingMainActor(view.pointee, readBody).resolve(in: context, into: &nodes)
  }
}

/// The evaluation of views with a body.
private final class BodyResolver<Content: View>: ViewResolver {
  /// The resolver of the body. It is created lazily, because the types of bodies may be nested
  /// infinitely.
  @exclusivity(unchecked) private var body: ViewResolver?
  /// The record of the type. It owns the resolver.
  private unowned(unsafe) let type: TypeRecord
  /// The step into a view of the type.
  private let step: IdentityPath.Step
  /// A closure that returns the body of a view. It is stored, because creating a closure in generic
  /// code allocates memory.
  private let readBody: @MainActor (Content) -> Content.Body = { $0.body }

  init(in graph: ViewGraph) {
    let record = graph.types.record(of: Content.self)
    type = record
    step = .type(record.name)
  }

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    let view = view.assumingMemoryBound(to: Content.self)
    let graph = context.graph
    let traits = type.traits(of: view.pointee, hooks: graph.hooks)
    guard traits.isAnimatable else {
      return resolveBody(of: view, traits, in: &context, into: &nodes)
    }
    withUnsafePointer(to: graph.hooks.animated(view.pointee, in: context)) { view in
      resolveBody(of: view, traits, in: &context, into: &nodes)
    }
  }

  /// Evaluates the body of a view with its current interpolated values.
  private func resolveBody(
    of view: UnsafePointer<Content>,
    _ traits: TypeTraits,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    let graph = context.graph
    let outside = context.path
    // Only binding properties changes the scope, and saving it for every view would retain it.
    let scope = traits.hasDynamicProperties ? context.scope : nil
    let inside = graph.path(outside, step)
    context.path = inside
    if traits.hasDynamicProperties { context.bindProperties(of: view.pointee) }
    if !context.status.pointee.hasFailed {
      let resolver = if let known = body { known } else { findBody(in: graph) }
      let shownBody = graph.evaluating(at: inside, scope: context.scope) {
        assumingMainActor(view.pointee, readBody)
      }
      withUnsafePointer(to: shownBody) { view in
        context.resolve(UnsafeRawPointer(view), with: resolver, into: &nodes)
      }
    }
    context.path = consume outside
    if traits.hasDynamicProperties { context.scope = scope }
  }

  private func findBody(in graph: ViewGraph) -> ViewResolver {
    let found = graph.resolver(of: Content.Body.self)
    body = found
    return found
  }
}
