public import Foundation

extension View {
  /// Is accepted and changes nothing: nothing scrolls in a picture.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }

  /// Is accepted and changes nothing: nothing scrolls in a picture.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = .vertical
  ) -> some View { self }

  /// Is accepted and changes nothing: a picture shows the beginning.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Is accepted and changes nothing: a picture shows the beginning.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Is accepted and changes nothing: rows have no ground of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Is accepted and changes nothing: there is no keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Is accepted and changes nothing: scroll views keep no margins.
  public func contentMargins(
    _ edges: Edge.Set,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Is accepted and changes nothing: scroll views keep no margins.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Is accepted and changes nothing: nothing scrolls in a picture.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View { self }
}

extension View {
  /// Is accepted and changes nothing: a picture shows the beginning.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Is accepted and changes nothing: nothing scrolls in a picture.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { self }

  /// Is accepted and changes nothing: nothing scrolls in a picture.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Is accepted and changes nothing: there are no bars above a picture.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }

  /// Is accepted and changes nothing: there are no bars beside a picture.
  public func backgroundExtensionEffect() -> some View { self }
}
