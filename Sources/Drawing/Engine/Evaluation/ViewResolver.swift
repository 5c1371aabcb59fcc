/// The evaluation of the views of one type, chosen once per type.
///
/// A choice by casting would look up conformances for each view. It is a class because the subclass
/// for each kind of view overrides the evaluation and knows the type.
class ViewResolver {
  fileprivate init() {}

  /// Evaluates the view at an address and appends its elements.
  func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    // A view without a body that isn't primitive has no elements.
  }
}

extension View {
  /// Returns the resolver of this type.
  static func makeResolver(hooks: any EvaluationHooks) -> ViewResolver {
    func primitive<Primitive: PrimitiveView>(_ type: Primitive.Type) -> ViewResolver {
      PrimitiveResolver<Primitive>()
    }
    if let type = Self.self as? any PrimitiveView.Type { return primitive(type) }
    if Body.self == Never.self { return ViewResolver() }
    return hooks.isShape(Self.self) ? ShapeResolver<Self>() : BodyResolver<Self>()
  }
}

/// The evaluation of views that the library implements.
private final class PrimitiveResolver<Content: PrimitiveView>: ViewResolver {
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
  override init() {}

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    let view = view.assumingMemoryBound(to: Content.self)
    let shown = context.pass.graph.hooks.animated(view.pointee, in: context)
    let inner = context.entering(shown)
    guard !context.pass.hasFailed else { return }
    inner.evaluating { assumingMainActor(shown) { $0.body } }.resolve(in: inner, into: &nodes)
  }
}
