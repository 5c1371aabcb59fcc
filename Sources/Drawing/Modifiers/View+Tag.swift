extension View {
  /// Marks the view, for a picker that it stands in.
  public func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool = true) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}

/// The key of the mark that a view bears.
enum TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}
