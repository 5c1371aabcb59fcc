import Foundation
import Scene

nonisolated extension View {
  /// Overlays this view with views built from a preference of the views inside.
  public consuming func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    PreferenceView<Self, Key, Overlay>(
      content: self,
      isOverlay: true,
      alignment: alignment,
      transform: transform
    )
  }

  /// Adds a background of views built from a preference of the views inside.
  public consuming func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    PreferenceView<Self, Key, Background>(
      content: self,
      isOverlay: false,
      alignment: alignment,
      transform: transform
    )
  }
}

/// A view with an overlay or background that depends on its preferences.
@usableFromInline
nonisolated struct PreferenceView<Content: View, Key: PreferenceKey, Secondary: View>:
  View, PrimitiveView
{
  @usableFromInline typealias Body = Never

  let content: Content
  let isOverlay: Bool
  let alignment: Alignment
  let transform: (Key.Value) -> Secondary

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let first = nodes.count
    context.graph.readsMovingFrames = true
    content.resolve(in: context, into: &nodes)
    for index in first..<nodes.count {
      let primary = nodes[index]
      var inner = context
      let role = isOverlay ? IdentityPath.Role.overlay : .background
      inner.path = context.graph.path(primary.path, .role(role))
      inner.leaveContainer()
      let element = PreferenceValueRule<Key, Secondary>(
        context: inner,
        isOverlay: isOverlay,
        alignment: alignment,
        transform: transform
      )
      nodes[index] = element.node(around: primary, traits: primary.traits)
    }
  }
}

/// The layout of a `PreferenceView`, which evaluates the secondary views after drawing the content.
private struct PreferenceValueRule<Key: PreferenceKey, Secondary: View>: LayoutElement {
  let context: ViewContext
  let isOverlay: Bool
  let alignment: Alignment
  let transform: (Key.Value) -> Secondary

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let inner = state.withSeparatePreferences()
    var primary: [DisplayList.Node] = []
    drawChildren(of: node, size: size, proposal: proposal, in: inner, onto: &primary)
    let value = inner.preferences?.value(Key.self) ?? Key.defaultValue
    state.takePreferences(of: inner)
    // Preferences may affect later events in the secondary views. Some motions, such as those of
    // frames, are only known after drawing.
    if state.pass.showsMotion { state.pass.resetLead() }
    var context = context
    context.stack = state.stack
    let view = context.evaluating { transform(value) }
    let others = view.resolved(in: context)
    let joined = LayoutNode.joined(others, alignment: alignment, path: context.path)
    let box = node.dimensions(for: proposal)
    var secondary: [DisplayList.Node] = []
    joined.withEnoughStack(in: state) { state in
      let placement = joined.aligned(alignment, to: box, proposal: ProposedViewSize(size))
      joined.draw(
        at: state.origin(of: joined, at: placement, in: size),
        proposal: placement.proposal,
        in: state,
        onto: &secondary
      )
    }
    canvas += isOverlay ? primary + secondary : secondary + primary
  }
}
