extension View {
  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibility(value: Text) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibility(hint: Text) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibility(identifier: String) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityAction<Name>(named name: Name, _ handler: @escaping () -> Void)
    -> some View
  { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityChildren<Content: View>(@ViewBuilder children: () -> Content)
    -> some View
  { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityRepresentation<Content: View>(
    @ViewBuilder representation: () -> Content
  ) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityInputLabels<Label>(_ labels: [Label]) -> some View { self }

  /// Is accepted and changes nothing: no colours are inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Is accepted and changes nothing: nothing is enlarged.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
}

/// Which way a value is changed by those to whom it is read aloud.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// It grows.
  case increment
  /// It shrinks.
  case decrement
}

/// How high a heading stands.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// No level of its own.
  case unspecified
  /// The highest.
  case h1
  /// Below it.
  case h2
  /// Below that.
  case h3
  /// Below that.
  case h4
  /// Below that.
  case h5
  /// The lowest.
  case h6
}
