extension View {
  /// Lets a stack serve this view before those of lower priority; 0 where nothing is said.
  public func layoutPriority(_ value: Double) -> some View {
    LayoutModifiedView(self, TraitSettingRule { $0.layoutPriority = value.isNaN ? 0 : value })
  }

  /// Draws this view in front of its siblings of lower value; 0 where nothing is said.
  public func zIndex(_ value: Double) -> some View {
    LayoutModifiedView(self, TraitSettingRule { $0.zIndex = value.isNaN ? 0 : value })
  }
}

/// Changes what a view tells the container it stands in.
struct TraitSettingRule: LayoutElement {
  let change: (inout LayoutTraits) -> Void

  func traits(of traits: LayoutTraits) -> LayoutTraits {
    var traits = traits
    change(&traits)
    return traits
  }
}
