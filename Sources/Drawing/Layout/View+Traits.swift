nonisolated extension View {
  /// Makes a stack size this view before those of lower priority; 0 by default.
  public consuming func layoutPriority(_ value: Double) -> some View {
    LayoutModifiedView(self, TraitSettingRule { $0.layoutPriority = value.isNaN ? 0 : value })
  }

  /// Draws this view in front of its siblings with lower values; 0 by default.
  public consuming func zIndex(_ value: Double) -> some View {
    LayoutModifiedView(self, TraitSettingRule { $0.zIndex = value.isNaN ? 0 : value })
  }
}

/// A view with changed traits for its container.
@usableFromInline struct TraitSettingRule: UnchangedLayout {
  let change: (inout LayoutTraits) -> Void

  func traits(of traits: LayoutTraits) -> LayoutTraits {
    var traits = traits
    change(&traits)
    return traits
  }
}
