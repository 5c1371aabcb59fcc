/// A view whose type is hidden.
///
/// With another type it is another view, whose state and motions start anew, and which comes by its
/// transition as the one before goes by its own. Motions of the modifiers outside go on.
public struct AnyView: View {
  /// Has no body: the hidden view takes its place.
  public typealias Body = Never

  let content: any View
  /// Whether a view of another type takes its place at once, without a transition.
  private var changesAtOnce = false

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of what the library itself makes, whose types mean nothing to anybody.
  package init<Content: View>(atOnce view: Content) {
    self.init(view)
    changesAtOnce = true
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let first = nodes.count
    resolve(content, in: context, into: &nodes)
    guard context.pass.graph.keepsValues else { return }
    // What stands outside doesn't know the type, and so goes on when that changes.
    var index = 0
    for position in first..<nodes.count where !nodes[position].traits.isLeaving {
      nodes[position].identity = context.at(.element(index)).path
      index += 1
    }
  }

  private func resolve<Content: View>(
    _ content: Content,
    in context: ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    guard !changesAtOnce else {
      return content.resolve(in: context.at(.hidden(ObjectIdentifier(Content.self))), into: &nodes)
    }
    context.resolve(
      content,
      as: ObjectIdentifier(Content.self),
      kind: AnyView.self,
      place: { $1.at(.hidden($0)) },
      into: &nodes
    )
  }
}

// Views are values that renderings on several threads share; so a view that keeps one can be
// captured by what is done later.
extension AnyView: @unchecked Sendable {}
