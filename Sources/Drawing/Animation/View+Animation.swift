import Scene

extension View {
  /// Animates every change of this view that goes with a change of a value.
  ///
  /// It holds for what stands before it in the chain. The first appearance is never animated.
  ///
  /// - Parameters:
  ///   - animation: How; `nil` for not at all.
  ///   - value: What is watched.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    TransactionView(content: self, watched: value) { $0.animate(animation) }
  }

  /// Animates every change of this view, whatever it comes from.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    TransactionView(content: self, watched: nil as Int?) { $0.animate(animation) }
  }

  /// Changes how every change of this view is shown.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionView(content: self, watched: nil as Int?, change: transform)
  }

  /// Changes how changes of this view that go with a change of a value are shown.
  public func transaction<Value: Equatable>(
    value: Value,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, watched: value, change: transform)
  }

  /// Animates the changes of the modifiers in a closure, and not those of the view before them.
  public func animation<Changed: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Changed
  ) -> some View {
    ScopedTransactionView(content: body(PlaceholderContentView(content: self, isOutside: true))) {
      $0.animate(animation)
    }
  }

  /// Changes how changes of the modifiers in a closure are shown, and not those of the view before.
  public func transaction<Changed: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Changed
  ) -> some View {
    ScopedTransactionView(
      content: body(PlaceholderContentView(content: self, isOutside: true)),
      change: transform
    )
  }

  /// Sets the clock of this view ahead of that of the rendering, in seconds.
  ///
  /// Rendered at time 0, the view looks as it would `seconds` later. What happens on the way there
  /// because a timeline went on is left out.
  public func clockOffset(_ seconds: Double) -> some View {
    ClockView(content: self, seconds: seconds.isNaN ? 0 : min(max(seconds, -1e9), 1e9))
  }
}

extension Transaction {
  /// Sets the animation, unless animations are disabled.
  mutating func animate(_ animation: Animation?) {
    guard !disablesAnimations else { return }
    self.animation = animation
  }
}

/// A view with a transaction of its own: always, or when a value has changed.
private struct TransactionView<Content: View, Value: Equatable>: View, PrimitiveView, LocatedView {
  typealias Body = Never

  let content: Content
  var line: SourceLine?
  let watched: Value?
  let change: (inout Transaction) -> Void

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var context = context
    if applies(in: context) { change(&context.transaction) }
    content.resolve(in: context, into: &nodes)
  }

  private func applies(in context: ViewContext) -> Bool {
    guard let watched else { return true }
    let node = context.pass.graph.node(at: context.path)
    let last = node.slot(in: context.pass.number) { LastValue(watched) }
    // An evaluation that only shows a moment begins nothing, and so uses up no change.
    guard context.pass.transaction != nil else { return false }
    defer { last.value = watched }
    return last.value != watched
  }
}

/// A view with a transaction that a view in it can step out of.
private struct ScopedTransactionView<Content: View>: View, PrimitiveView, LocatedView {
  typealias Body = Never

  let content: Content
  var line: SourceLine?
  let change: (inout Transaction) -> Void

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var context = context
    context.outerTransactions += [context.transaction]
    change(&context.transaction)
    content.resolve(in: context, into: &nodes)
  }
}

/// A view whose clock is ahead.
private struct ClockView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let seconds: Double

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var context = context
    context.clockOffset += seconds
    content.resolve(in: context, into: &nodes)
  }
}

extension ViewModifier {
  /// Animates the changes of this modifier, and not those of the view that it changes.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    ScopedModifier(modifier: self) { $0.animate(animation) }
  }

  /// Changes how changes of this modifier are shown, and not those of the view that it changes.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    ScopedModifier(modifier: self, change: transform)
  }
}

/// A modifier with a transaction of its own.
private struct ScopedModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let change: (inout Transaction) -> Void

  func body(content: Content) -> some View {
    content.transaction(change) { $0.modifier(modifier) }
  }
}
