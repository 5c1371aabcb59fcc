import Foundation
import Scene

extension View {
  /// Tells the views around a value, in place of what the views in this one tell under the key.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View {
    LayoutModifiedView(self, PreferenceRule<Key> { _, _, _ in value })
  }

  /// Changes what the views in this one tell the views around; the default, where they say nothing.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    LayoutModifiedView(
      self,
      PreferenceRule<Key> { value, _, _ in
        var value = value ?? Key.defaultValue
        callback(&value)
        return value
      }
    )
  }

  /// Tells the views around a value made of a place in this view.
  public func anchorPreference<Place, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Place>.Source,
    transform: @escaping (Anchor<Place>) -> Key.Value
  ) -> some View {
    LayoutModifiedView(
      self,
      PreferenceRule<Key> { _, size, state in
        transform(Anchor(value, size: size, transform: state.geometryTransform ?? state.transform))
      }
    )
  }

  /// Changes what the views in this one tell the views around, by a place in this view.
  public func transformAnchorPreference<Place, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Place>.Source,
    transform: @escaping (inout Key.Value, Anchor<Place>) -> Void
  ) -> some View {
    LayoutModifiedView(
      self,
      PreferenceRule<Key> { told, size, state in
        var told = told ?? Key.defaultValue
        transform(
          &told,
          Anchor(value, size: size, transform: state.geometryTransform ?? state.transform)
        )
        return told
      }
    )
  }
}

/// A view that tells something. Values are made when its size and place are settled.
private struct PreferenceRule<Key: PreferenceKey>: LayoutElement {
  /// Returns what is told, from what the views below tell.
  let make: (Key.Value?, CGSize, DrawingState) -> Key.Value

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let inner = state.keepingPreferencesIfAsked()
    drawChildren(of: node, size: size, proposal: proposal, in: inner, onto: &canvas)
    guard let told = inner.preferences else { return }
    told.replace(Key.self, with: make(told.value(Key.self), size, state))
    state.pass(on: inner)
  }
}
