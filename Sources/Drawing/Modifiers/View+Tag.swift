extension View {
  /// Sets the tag by which an enclosing picker identifies the view.
  public func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool = true) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}

/// The key of a view's tag.
enum TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}
