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
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    // Each branch comes and goes by itself.
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

extension Optional: View where Wrapped: View {
  /// Has no body: the view takes its place, if there is one.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
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
