import Foundation
import Scene

nonisolated extension View {
  /// Sets a preference, replacing those set by the views inside.
  public consuming func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View {
    LayoutModifiedView(self, PreferenceRule<Key> { _, _, _ in value })
  }

  /// Modifies the preference set by the views inside, or the default value if they set none.
  public consuming func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    LayoutModifiedView(
      self,
      PreferenceRule<Key> { preference, _, _ in
        var preference = preference ?? Key.defaultValue
        callback(&preference)
        return preference
      }
    )
  }

  /// Sets a preference computed from an anchor in this view.
  public consuming func anchorPreference<Place, Key: PreferenceKey>(
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

  /// Modifies the preference set by the views inside, given an anchor in this view.
  public consuming func transformAnchorPreference<Place, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Anchor<Place>.Source,
    transform: @escaping (inout Key.Value, Anchor<Place>) -> Void
  ) -> some View {
    LayoutModifiedView(
      self,
      PreferenceRule<Key> { preference, size, state in
        var preference = preference ?? Key.defaultValue
        transform(
          &preference,
          Anchor(value, size: size, transform: state.geometryTransform ?? state.transform)
        )
        return preference
      }
    )
  }
}

/// A view that sets a preference. Its value is computed when the size and position are known.
@usableFromInline struct PreferenceRule<Key: PreferenceKey>: UnchangedLayout, BoundRule {
  /// Returns the preference, given that of the views inside.
  let make: (Key.Value?, CGSize, DrawingState) -> Key.Value
  var binding = PropertyBinding()

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let inner = state.withSeparatePreferencesIfRead()
    drawChildren(of: node, size: size, proposal: proposal, in: inner, onto: &canvas)
    guard let preferences = inner.preferences else { return }
    let value = binding.evaluating(or: Key.defaultValue) {
      make(preferences.value(Key.self), size, state)
    }
    preferences.replace(Key.self, with: value)
    state.takePreferences(of: inner)
  }
}
