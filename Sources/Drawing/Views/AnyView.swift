/// A view whose type is hidden.
///
/// With another type it is another view, whose state and motions start anew. Those of the modifiers
/// outside go on.
public struct AnyView: View {
  /// Has no body: the hidden view takes its place.
  public typealias Body = Never

  let content: any View

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let first = nodes.count
    let inner = context.at(.hidden(ObjectIdentifier(type(of: content))))
    content.resolve(in: inner, into: &nodes)
    guard context.pass.graph.keepsValues else { return }
    // What stands outside doesn't know the type, and so goes on when that changes.
    for index in first..<nodes.count {
      nodes[index].identity = context.at(.element(index - first)).path
    }
  }
}

// Views are values that renderings on several threads share; so a view that keeps one can be
// captured by what is done later.
extension AnyView: @unchecked Sendable {}
