/// A view with a clock that is ahead.
@usableFromInline nonisolated struct ClockView<Content: View>: View, PrimitiveView {
  @usableFromInline typealias Body = Never

  let content: Content
  let seconds: Double

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var context = context
    context.clockOffset += seconds
    content.resolve(in: &context, into: &nodes)
  }
}
