/// A view whose type is hidden.
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
    content.resolve(in: context, into: &nodes)
  }
}

// Views are values that renderings on several threads share; so a view that keeps one can be
// captured by what is done later.
extension AnyView: @unchecked Sendable {}
