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
    let pass = pass
    guard !pass.hasFailed else { return }
    let (line, stack) = (self.line, self.stack)
    depth += 1
    if !pass.countView(depth: depth) {
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
  /// A closure that creates a resolver of the type.
  static var resolverFactory: () -> ViewResolver { get }
}

nonisolated extension View {
  /// Returns a resolver of this type.
  static func makeResolver(hooks: any EvaluationHooks) -> ViewResolver {
    let make = ViewResolver.factories.value(of: Self.self) { findFactory(hooks: hooks) }
    return make()
  }

  private static func findFactory(hooks: any EvaluationHooks) -> () -> ViewResolver {
    if let type = Self.self as? any ResolvableView.Type { return type.resolverFactory }
    if Body.self == Never.self { return { ViewResolver() } }
    if hooks.isShape(Self.self) { return { ShapeResolver<Self>() } }
    return { BodyResolver<Self>() }
  }
}

extension ViewResolver {
  fileprivate static let factories = TypeCache<() -> ViewResolver>()
}

extension PrimitiveView {
  package static var resolverFactory: () -> ViewResolver { { PrimitiveResolver<Self>() } }
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
  override init() {}

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    let view = view.assumingMemoryBound(to: Content.self)
    assumingMainActor(view.pointee) { $0.body }.resolve(in: context, into: &nodes)
  }
}

/// The evaluation of views with a body.
private final class BodyResolver<Content: View>: ViewResolver {
  @exclusivity(unchecked) private var body: ViewResolver?
  @exclusivity(unchecked) private var type: TypeRecord?

  override init() {}

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    let view = view.assumingMemoryBound(to: Content.self)
    let graph = context.pass.graph
    let type = if let known = self.type { known } else { findType(in: graph) }
    guard type.traits(of: view.pointee, hooks: graph.hooks).isAnimatable else {
      return resolveBody(of: view, type, in: &context, into: &nodes)
    }
    withUnsafePointer(to: graph.hooks.animated(view.pointee, in: context)) { view in
      resolveBody(of: view, type, in: &context, into: &nodes)
    }
  }

  /// Evaluates the body of a view with its current interpolated values.
  private func resolveBody(
    of view: UnsafePointer<Content>,
    _ type: TypeRecord,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    let pass = context.pass
    let (path, scope) = (context.path, context.scope)
    context.enter(view.pointee, type)
    if !pass.hasFailed {
      let resolver = if let known = body { known } else { findBody(in: &context) }
      let shownBody = pass.graph.evaluating(at: context.path, scope: context.scope) {
        assumingMainActor(view.pointee) { $0.body }
      }
      withUnsafePointer(to: shownBody) { view in
        context.resolve(UnsafeRawPointer(view), with: resolver, into: &nodes)
      }
    }
    (context.path, context.scope) = (path, scope)
  }

  private func findType(in graph: ViewGraph) -> TypeRecord {
    let found = graph.types.record(of: Content.self)
    type = found
    return found
  }

  private func findBody(in context: inout ViewContext) -> ViewResolver {
    let found = context.resolver(of: Content.Body.self)
    body = found
    return found
  }
}
