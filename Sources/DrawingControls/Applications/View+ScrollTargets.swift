public import Foundation

nonisolated extension View {
  /// Returns the view unchanged, because nothing scrolls in a rendering.
  public consuming func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }

  /// Returns the view unchanged, because scroll indicators aren't drawn.
  public consuming func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Returns the view unchanged, because scroll indicators aren't drawn.
  public consuming func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Returns the view unchanged, because nothing scrolls in a rendering.
  public consuming func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = .vertical
  ) -> some View { self }

  /// Returns the view unchanged. Records a note if `id` isn't `nil`, because scroll views show the
  /// start of their content.
  public consuming func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    noting("scrollPosition", if: id.wrappedValue != nil)
  }

  /// Returns the view unchanged. Records a note if the anchor is right of the centre or below the
  /// top, because scroll views show the start of their content.
  public consuming func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    noting("defaultScrollAnchor", if: (anchor.map { $0.x > 0.5 || $0.y > 0 }) ?? false)
  }

  /// Returns the view unchanged, because scroll views have no background.
  public consuming func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Returns the view unchanged, because there is no keyboard.
  public consuming func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    self
  }

  /// Returns the view unchanged. Records a note unless the length is 0 or `nil`, because scroll
  /// views have no content margins.
  public consuming func contentMargins(
    _ edges: Edge.Set,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    noting("contentMargins", if: (length ?? 0) != 0)
  }

  /// Returns the view unchanged. Records a note unless the length is 0, because scroll views have
  /// no content margins.
  public consuming func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    noting("contentMargins", if: length != 0)
  }

  /// Returns the view unchanged, because nothing scrolls in a rendering.
  public consuming func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View { self }
}

nonisolated extension View {
  /// Returns the view unchanged, because scroll views show the start of their content.
  public consuming func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Returns the view unchanged, because nothing scrolls in a rendering.
  public consuming func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { self }

  /// Returns the view unchanged, because nothing scrolls in a rendering.
  public consuming func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Returns the view unchanged, because bars aren't drawn.
  public consuming func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }

  /// Returns the view unchanged, because bars aren't drawn.
  public consuming func backgroundExtensionEffect() -> some View { self }
}
