extension View {
  /// Calls an action once when this view first appears, before it is shown.
  ///
  /// What the action changes is shown at the same moment; animations that it starts begin there.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, action: action)
  }

  /// Is there for source compatibility: a rendering ends with its views in place.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    self
  }

  /// Calls an action after each evaluation in which a value has changed, with the new value.
  @available(
    *,
    deprecated,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, runsAtFirst: false) { action($1) }
  }

  /// Calls an action after each evaluation in which a value has changed: old value, new value.
  ///
  /// - Parameter initial: Whether it is called when the view first appears too.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, runsAtFirst: initial, action: action)
  }

  /// Calls an action after each evaluation in which a value has changed.
  ///
  /// - Parameter initial: Whether it is called when the view first appears too.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, runsAtFirst: initial) { _, _ in action() }
  }
}

/// A view with an action for its first appearance.
private struct AppearanceView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let action: (() -> Void)?

  /// Marks that the action has been called.
  private final class Appearance {}

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    content.resolve(in: context, into: &nodes)
    guard let action else { return }
    let graph = context.pass.graph
    _ = graph.node(at: context.path).slot(in: context.pass.number) {
      graph.enqueue(in: context, action)
      return Appearance()
    }
  }
}

/// A view with an action for changes of a value.
private struct ChangeView<Content: View, Value: Equatable>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let value: Value
  let runsAtFirst: Bool
  let action: (Value, Value) -> Void

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    content.resolve(in: context, into: &nodes)
    let graph = context.pass.graph
    var isFirst = false
    let last = graph.node(at: context.path).slot(in: context.pass.number) {
      isFirst = true
      return LastValue(value)
    }
    let (old, new) = (last.value, value)
    last.value = value
    guard isFirst ? runsAtFirst : old != new else { return }
    graph.enqueue(in: context) { action(old, new) }
  }
}

/// What a value was in the evaluation before.
///
/// A class, because it is kept in the view graph.
final class LastValue<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
