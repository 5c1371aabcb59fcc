import Scene

nonisolated extension View {
  /// Animates all changes of this view that occur when a value changes.
  ///
  /// It applies to the view before it in the chain. The first appearance is never animated.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for none.
  ///   - value: The observed value.
  @inlinable public consuming func animation<Value: Equatable>(
    _ animation: Animation?,
    value: Value
  )
    -> some View
  {
    TransactionView(content: self, watched: value) { $0.animate(animation) }
  }

  /// Animates every change of this view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public consuming func animation(_ animation: Animation?) -> some View {
    TransactionView(content: self, watched: nil as Int?) { $0.animate(animation) }
  }

  /// Modifies the transaction of every change of this view.
  public consuming func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
  {
    TransactionView(content: self, watched: nil as Int?, change: transform)
  }

  /// Modifies the transaction of changes of this view that occur when a value changes.
  public consuming func transaction<Value: Equatable>(
    value: Value,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, watched: value, change: transform)
  }

  /// Animates changes of the modifiers in a closure, but not those of the view before them.
  public consuming func animation<Changed: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Changed
  ) -> some View {
    ScopedTransactionView(content: body(PlaceholderContentView(content: self, isOutside: true))) {
      $0.animate(animation)
    }
  }

  /// Modifies the transaction of the modifiers in a closure, but not that of the view before them.
  public consuming func transaction<Changed: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Changed
  ) -> some View {
    ScopedTransactionView(
      content: body(PlaceholderContentView(content: self, isOutside: true)),
      change: transform
    )
  }

  /// Sets this view's clock ahead of the rendering's clock by a time in seconds.
  ///
  /// Rendered at time 0, the view looks as it would `seconds` later. Timeline events in between are
  /// skipped.
  public consuming func clockOffset(_ seconds: Double) -> some View {
    ClockView(content: self, seconds: seconds.isNaN ? 0 : min(max(seconds, -1e9), 1e9))
  }
}

extension Transaction {
  /// Sets the animation, unless animations are disabled.
  @usableFromInline mutating func animate(_ animation: Animation?) {
    guard !disablesAnimations else { return }
    self.animation = animation
  }
}

/// A view with a modified transaction, either always or only when a value has changed.
@usableFromInline
nonisolated struct TransactionView<Content: View, Value: Equatable>: View, PrimitiveView,
  LocatedView
{
  @usableFromInline typealias Body = Never

  let content: Content
  var line: SourceLine?
  let watched: Value?
  let change: (inout Transaction) -> Void

  @usableFromInline init(
    content: Content,
    watched: Value?,
    change: @escaping (inout Transaction) -> Void
  ) {
    self.content = content
    self.watched = watched
    self.change = change
  }

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var context = context
    if applies(in: context) { change(&context.transaction) }
    content.resolve(in: &context, into: &nodes)
  }

  private func applies(in context: ViewContext) -> Bool {
    guard let watched else { return true }
    let node = context.pass.graph.node(at: context.path)
    let last = node.object(in: context.pass.number) { LastValue(watched) }
    // An evaluation that only shows the current state starts no motions, so it must leave the
    // change to the next one.
    guard context.pass.transaction != nil else { return false }
    defer { last.value = watched }
    return last.value != watched
  }
}

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
    change(&context.transaction)
    content.resolve(in: &context, into: &nodes)
  }
}

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

nonisolated extension ViewModifier {
  /// Animates changes of this modifier, but not those of the modified view.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    ScopedModifier(modifier: self) { $0.animate(animation) }
  }

  /// Modifies the transaction of this modifier, but not that of the modified view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedModifier(modifier: self, change: transform)
  }
}

/// A modifier with its own transaction.
@usableFromInline nonisolated struct ScopedModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let change: (inout Transaction) -> Void

  @usableFromInline func body(content: Content) -> some View {
    content.transaction(change) { $0.modifier(modifier) }
  }
}
