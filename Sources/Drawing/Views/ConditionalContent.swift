/// One of two views, as an `if` with `else` or a `switch` chooses it.
public struct ConditionalContent<First: View, Second: View>: View {
  /// Has no body: the chosen view takes its place.
  public typealias Body = Never

  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch
}

extension ConditionalContent: PrimitiveView {
  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    switch branch {
    case .first(let view): view.resolve(in: context.at(.branch(true)), into: &nodes)
    case .second(let view): view.resolve(in: context.at(.branch(false)), into: &nodes)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Has no body: the view takes its place, if there is one.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    self?.resolve(in: context.at(.branch(true)), into: &nodes)
  }
}
