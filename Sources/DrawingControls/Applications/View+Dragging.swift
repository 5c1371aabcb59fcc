public import Foundation

nonisolated extension View {
  /// Returns the view unchanged, because a rendering has no drag and drop.
  public consuming func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload)
    -> some View
  {
    self
  }

  /// Returns the view unchanged, because a rendering has no drag and drop.
  public consuming func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload,
    @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no drag and drop.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Returns the view unchanged, because there are no navigation transitions.
  public consuming func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Returns the view unchanged, because there are no navigation transitions.
  public consuming func navigationTransition(_ style: NavigationTransition) -> some View { self }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Returns the view unchanged, because there is no assistive technology.
  public consuming func accessibilityChartDescriptor<Representable>(_ representable: Representable)
    -> some View
  { self }

  /// Returns the view unchanged, because a rendering has no Digital Crown.
  public consuming func digitalCrownRotation<Value: BinaryFloatingPoint>(_ binding: Binding<Value>)
    -> some View
  { self }

  /// Returns the view unchanged, because a rendering has no Digital Crown.
  public consuming func digitalCrownRotation<Value: BinaryFloatingPoint>(
    _ binding: Binding<Value>,
    from minValue: Value,
    through maxValue: Value,
    by stride: Value? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high,
    isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { self }

  /// Returns the view unchanged, because focus effects aren't drawn.
  public consuming func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Returns the view unchanged, because invalidated content is drawn normally.
  public consuming func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// The transition of a navigation destination, which isn't drawn.
public struct NavigationTransition: Sendable {
  /// The default.
  public static let automatic = NavigationTransition()

  /// Returns a transition that zooms from a view.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID)
    -> NavigationTransition
  { NavigationTransition() }
}

/// The default configuration of a transition's source view. It has no effect.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration,
  Sendable
{
  init() {}
}

/// A configuration of a transition's source view. It has no effect.
public protocol MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Returns the configuration unchanged.
  public func background(_ color: Color) -> Self { self }

  /// Returns the configuration unchanged.
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }

  /// Returns the configuration unchanged.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self { self }
}

nonisolated extension View {
  /// Returns the view unchanged, because destinations aren't shown.
  public consuming func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}

/// The repetition of a button's action while it is pressed, for source compatibility.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// The action repeats.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// The action doesn't repeat.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The sensitivity of the Digital Crown, for source compatibility.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Low sensitivity.
  case low
  /// Medium sensitivity.
  case medium
  /// High sensitivity, the default.
  case high
}

nonisolated extension View {
  /// Returns the view unchanged, because a rendering has no drag and drop.
  public consuming func onDrag<Provider>(_ data: @escaping () -> Provider) -> some View { self }

  /// Returns the view unchanged, because a rendering has no drag and drop.
  public consuming func onDrag<Provider, Preview: View>(
    _ data: @escaping () -> Provider,
    @ViewBuilder preview: () -> Preview
  ) -> some View { self }
}
