nonisolated extension View {
  /// Animates all changes of this view that occur when a value changes.
  ///
  /// It applies to the view before it in the chain. The first appearance is never animated.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for none.
  ///   - value: The observed value.
  @_transparent public consuming func animation<Value: Equatable>(
    _ animation: Animation?,
    value: Value
  )
    -> some View
  {
    ValueTransactionView(content: self, observed: value, change: .animation(animation))
  }

  /// Animates every change of this view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public consuming func animation(_ animation: Animation?) -> some View {
    TransactionView(content: self) { $0.animate(animation) }
  }

  /// Modifies the transaction of every change of this view.
  public consuming func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
  {
    TransactionView(content: self, readsProperties: true, change: transform)
  }

  /// Modifies the transaction of changes of this view that occur when a value changes.
  public consuming func transaction<Value: Equatable>(
    value: Value,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    ValueTransactionView(
      content: self,
      observed: value,
      change: .closure(transform, readsProperties: true)
    )
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
  mutating func animate(_ animation: Animation?) {
    guard !disablesAnimations else { return }
    self.animation = animation
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
