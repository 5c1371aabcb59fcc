import Scene

/// The evaluation of views that change the context of their content, their first stored property.
///
/// It is a class because the subclass for each kind of view makes the change.
class ContentResolver<Content: View>: ViewResolver {
  private let content: ViewResolver
  /// The offset of the view's source line, in bytes.
  private let lineOffset: Int

  init(lineOffset: Int, in graph: ViewGraph) {
    content = graph.resolver(of: Content.self)
    self.lineOffset = lineOffset
  }

  /// Passes the line of the view at an address to its content, if it has one.
  final func setLine(of view: UnsafeRawPointer, in context: inout ViewContext) {
    if let line = (view + lineOffset).assumingMemoryBound(to: SourceLine?.self).pointee {
      context.line = line
    }
  }

  /// Returns a change in which the dynamic properties of the views around have their values.
  final func bound<Value>(
    _ change: @escaping (inout Value) -> Void,
    in context: ViewContext
  ) -> (inout Value) -> Void {
    { value in context.evaluating { change(&value) } }
  }

  /// Evaluates the content of the view at an address.
  final func resolveContent(
    of view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    context.resolve(view, with: content, into: &nodes)
  }
}
