import Foundation
import Scene

nonisolated extension View {
  /// Calls an action with the preference of the views inside, initially and on each change.
  ///
  /// The action runs after the evaluation. The changes that it makes are shown at the same moment.
  /// If no view ever sets the preference, the action doesn't run.
  public consuming func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    WatchingView(content: self) { context, path in
      PreferenceChangeElement<Key>(context: context, path: path, action: action)
    }
  }

  /// Calls an action with a value computed from the size and position of this view, initially and
  /// on each change.
  ///
  /// The action runs after the evaluation. The changes that it makes are shown at the same moment.
  public consuming func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Calls an action with the old and the new value computed from the size and position of this
  /// view, initially and on each change.
  public consuming func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    WatchingView(content: self) { context, path in
      GeometryChangeElement(context: context, path: path, transform: transform, action: action)
    }
  }
}

/// A view with a layout element that needs its position.
@usableFromInline nonisolated struct WatchingView<Content: View>: View, PrimitiveView, LocatedView {
  @usableFromInline typealias Body = Never

  let content: Content
  var line: SourceLine?
  let rule: (ViewContext, IdentityPath) -> any LayoutElement

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let first = nodes.count
    content.resolve(in: context, into: &nodes)
    for index in first..<nodes.count {
      let child = nodes[index]
      nodes[index] = rule(context, child.identity).node(around: child, traits: child.traits)
    }
  }
}

/// An observer of preferences.
private struct PreferenceChangeElement<Key: PreferenceKey>: UnchangedLayout
where Key.Value: Equatable {
  let context: ViewContext
  let path: IdentityPath
  let action: (Key.Value) -> Void

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    if state.pass.showsMotion { state.pass.resetLead() }
    let inner = state.withSeparatePreferences()
    drawChildren(of: node, size: size, proposal: proposal, in: inner, onto: &canvas)
    let preference = inner.preferences?.value(Key.self)
    state.takePreferences(of: inner)
    let graph = context.graph
    let last = context.status.pointee.object(Key.self, at: path) {
      LastValue(Key.Value?.none)
    }
    guard preference != nil || last.value != nil else { return }
    let value = preference ?? Key.defaultValue
    guard last.value != value else { return }
    last.value = value
    graph.enqueue(in: context) { action(value) }
  }
}

/// An observer of a view's size and position.
private struct GeometryChangeElement<Value: Equatable>: UnchangedLayout {
  let context: ViewContext
  let path: IdentityPath
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    if state.pass.showsMotion { state.pass.resetLead() }
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
    let graph = context.graph
    let value = context.evaluating { transform(GeometryProxy(size: size, state: state)) }
    var isFirst = false
    let last: LastValue<Value> = context.status.pointee.object(at: path) {
      isFirst = true
      return LastValue(value)
    }
    let old = last.value
    guard isFirst || old != value else { return }
    last.value = value
    graph.enqueue(in: context) { action(old, value) }
  }
}
