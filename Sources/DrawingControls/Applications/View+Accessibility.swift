// What only applications use is accepted and changes nothing, so that drawings which carry it
// along compile.

extension View {
  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityLabel<Label>(_ label: Label) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityValue<Value>(_ value: Value) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityHint<Hint>(_ hint: Hint) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibility<Label>(label: Label) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibility(hidden: Bool) -> some View { self }
}
