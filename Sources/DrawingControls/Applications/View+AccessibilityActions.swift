nonisolated extension View {
  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibility(value: Text) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibility(hint: Text) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibility(identifier: String) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityAction(
    _ actionKind: AccessibilityActionKind,
    _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityAction<Name>(named name: Name, _ handler: @escaping () -> Void)
    -> some View
  { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityChildren<Content: View>(@ViewBuilder children: () -> Content)
    -> some View
  { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityRepresentation<Content: View>(
    @ViewBuilder representation: () -> Content
  ) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityInputLabels<Label>(_ labels: [Label]) -> some View { self }

  /// Returns the view unchanged, because colours aren't inverted.
  public consuming func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Returns the view unchanged, because there is no large content viewer.
  public consuming func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View
  { self }
}

/// The direction of an accessibility adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// An increment.
  case increment
  /// A decrement.
  case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// No specific level.
  case unspecified
  /// Level 1.
  case h1
  /// Level 2.
  case h2
  /// Level 3.
  case h3
  /// Level 4.
  case h4
  /// Level 5.
  case h5
  /// Level 6.
  case h6
}
