extension ElementNode {
  /// Creates the node of a container that lays out the views of `content`.
  convenience init<Content: View, Container>(
    _ element: Element,
    content: Content,
    named container: Container.Type,
    axis: Axis?,
    in context: ViewContext
  ) {
    var inner = context.at(container)
    inner.stackAxis = axis
    inner.visibleElements = nil
    self.init(container: element, children: content.resolved(in: inner), path: inner.path)
  }
}
