/// A view with a transaction that an inner view can opt out of.
@usableFromInline
nonisolated struct ScopedTransactionView<Content: View>: View, PrimitiveView, LocatedView {
  @usableFromInline typealias Body = Never

  let content: Content
  var line: SourceLine?
  let change: (inout Transaction) -> Void

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var context = context
    context.outerTransactions += [context.transaction]
    var transaction = context.transaction
    context.evaluating { change(&transaction) }
    context.transaction = transaction
    content.resolve(in: &context, into: &nodes)
  }
}
