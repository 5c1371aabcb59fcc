// These modifiers are declared so that views that use them compile. They don't affect the
// picture.

nonisolated extension View {
  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityLabel<Label>(_ label: Label) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityValue<Value>(_ value: Value) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityHint<Hint>(_ hint: Hint) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    self
  }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibility<Label>(label: Label) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibility(hidden: Bool) -> some View { self }
}
