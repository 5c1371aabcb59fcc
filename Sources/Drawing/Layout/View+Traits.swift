nonisolated extension View {
  /// Makes a stack size this view before those of lower priority; 0 by default.
  @_transparent public consuming func layoutPriority(_ value: Double) -> some View {
    LayoutModifiedView(self, TraitSettingRule(layoutPriority: value))
  }

  /// Draws this view in front of its siblings with lower values; 0 by default.
  @_transparent public consuming func zIndex(_ value: Double) -> some View {
    LayoutModifiedView(self, TraitSettingRule(zIndex: value))
  }
}

/// A view with changed traits for its container.
@usableFromInline struct TraitSettingRule: UnchangedLayout {
  let change: (inout LayoutTraits) -> Void

  init(change: @escaping (inout LayoutTraits) -> Void) {
    self.change = change
  }

  @usableFromInline init(layoutPriority: Double) {
    self.init { $0.layoutPriority = layoutPriority.isNaN ? 0 : layoutPriority }
  }

  @usableFromInline init(zIndex: Double) {
    self.init { $0.zIndex = zIndex.isNaN ? 0 : zIndex }
  }

  func traits(of traits: LayoutTraits) -> LayoutTraits {
    var traits = traits
    change(&traits)
    return traits
  }
}
