nonisolated extension View {
  /// Sets the tag by which an enclosing picker, tab view or canvas identifies the view.
  public consuming func tag<Tag: Hashable>(_ tag: Tag, includeOptional: Bool = true) -> some View {
    layoutValue(key: TagKey.self, value: tag.asTag)
  }
}

nonisolated extension View {
  /// Sets the tag of the view, if there is one.
  package consuming func tag(ifAny tag: AnyHashable?) -> some View {
    layoutValue(key: TagKey.self, value: tag)
  }
}

extension Hashable {
  /// The value as a tag: that of an optional is its wrapped value, if there is one.
  package var asTag: AnyHashable { (self as? any OptionalTag)?.wrappedTag ?? AnyHashable(self) }
}

private protocol OptionalTag {
  var wrappedTag: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate var wrappedTag: AnyHashable? { map { AnyHashable($0) } }
}

/// The key of a view's tag.
enum TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension LayoutNode {
  /// The tag of the view, or else its identity in the innermost `ForEach`.
  package var tag: AnyHashable? {
    if let tag = traits.values[ObjectIdentifier(TagKey.self)] as? AnyHashable { return tag }
    var ancestor: IdentityPath? = path
    while let current = ancestor {
      if case .id(let id) = current.step { return id }
      if case .number(let number) = current.step { return AnyHashable(number) }
      ancestor = current.parent
    }
    return nil
  }
}
