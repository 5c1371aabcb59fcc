/// One of two views, chosen by an `if` with `else` or a `switch`.
nonisolated public struct ConditionalContent<First: View, Second: View>: View {
  /// The body type. The chosen view replaces this one.
  public typealias Body = Never

  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch
}

extension ConditionalContent: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    // Each branch is inserted and removed separately.
    let (first, second): (First?, Second?) =
      switch branch {
      case .first(let view): (view, nil)
      case .second(let view): (nil, view)
      }
    context.resolve(
      first,
      as: true,
      kind: First.self,
      place: { $1.at(.branch($0)) },
      into: &nodes
    )
    context.resolve(
      second,
      as: false,
      kind: Branch.self,
      place: { $1.at(.branch($0)) },
      into: &nodes
    )
  }
}

nonisolated extension Optional: View where Wrapped: View {
  /// The body type. The wrapped view, if there is one, replaces this one.
  public typealias Body = Never
}

extension Optional: ResolvableView, PrimitiveView where Wrapped: View {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    context.resolve(
      self,
      as: true,
      kind: Self.self,
      place: { $1.at(.branch($0)) },
      into: &nodes
    )
  }
}
