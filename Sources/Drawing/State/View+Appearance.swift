import Scene

nonisolated extension View {
  /// Runs an action once when this view first appears, before it is shown.
  ///
  /// Changes that the action makes are shown at the same moment, and animations that it starts
  /// begin there.
  @_transparent public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, action: action)
  }

  /// Runs an action once when this view has been removed and its transition, if any, has ended.
  ///
  /// Views that are still shown when a rendering ends aren't removed.
  public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    DisappearanceView(content: self, action: action)
  }

  /// Runs an action with the new value after each evaluation in which a value has changed.
  @available(
    *,
    deprecated,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  public consuming func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, runsAtFirst: false) { action($1) }
  }

  /// Runs an action with the old and new value after each evaluation in which a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether the action also runs when the view first appears.
  ///   - action: The action, with the old and the new value.
  public consuming func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, runsAtFirst: initial, action: action)
  }

  /// Runs an action after each evaluation in which a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether the action also runs when the view first appears.
  ///   - action: The action.
  public consuming func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, runsAtFirst: initial) { _, _ in action() }
  }
}

/// A view with an action for its first appearance.
@usableFromInline nonisolated struct AppearanceView<Content: View>: View, PrimitiveView, LocatedView
{
  @usableFromInline typealias Body = Never

  let content: Content
  var line: SourceLine?
  let action: (() -> Void)?

  @usableFromInline init(content: Content, action: (() -> Void)?) {
    self.content = content
    self.action = action
  }

  /// A marker that the action has been called.
  private final class Appearance: KeptObject {}

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    if action != nil { context.pass.abandonUnlessKept() }
    content.resolve(in: context, into: &nodes)
    guard let action else { return }
    let graph = context.graph
    _ = context.status.pointee.object(at: context.path) { () -> Appearance in
      graph.enqueue(in: context, action)
      return Appearance()
    }
  }
}

/// A view with an action for its removal.
@usableFromInline nonisolated struct DisappearanceView<Content: View>: View, PrimitiveView {
  @usableFromInline typealias Body = Never

  let content: Content
  let action: (() -> Void)?

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    content.resolve(in: context, into: &nodes)
    guard let action else { return }
    let graph = context.graph
    let removal = context.status.pointee.object(at: context.path) { RemovalAction() }
    removal.action = ViewGraph.Action(scope: context.scope, path: context.path, run: action)
    graph.watch(removal)
  }
}

/// A view with an action for changes of a value.
@usableFromInline
nonisolated struct ChangeView<Content: View, Value: Equatable>: View, PrimitiveView,
  LocatedView
{
  @usableFromInline typealias Body = Never

  let content: Content
  var line: SourceLine?
  let value: Value
  let runsAtFirst: Bool
  let action: (Value, Value) -> Void

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    content.resolve(in: context, into: &nodes)
    let graph = context.graph
    var isFirst = false
    let last: LastValue<Value> = context.status.pointee.object(at: context.path) {
      isFirst = true
      return LastValue(value)
    }
    let (old, new) = (last.value, value)
    last.value = value
    guard isFirst ? runsAtFirst : old != new else { return }
    graph.enqueue(in: context) { action(old, new) }
  }
}

/// The value in the previous evaluation.
///
/// It is a class because the view graph stores it.
final class LastValue<Value>: KeptObject {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
