// These modifiers are declared so that views that use them compile. They don't affect the
// picture.

nonisolated extension View {
  /// Returns the view unchanged, because there is no assistive technology.
  public func accessibilityLabel<Label>(_ label: Label) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public func accessibilityValue<Value>(_ value: Value) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public func accessibilityHint<Hint>(_ hint: Hint) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// Returns the view unchanged, because there is no assistive technology.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public func accessibility<Label>(label: Label) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public func accessibility(hidden: Bool) -> some View { self }
}
