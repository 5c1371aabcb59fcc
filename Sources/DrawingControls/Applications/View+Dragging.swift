public import Foundation

extension View {
  /// Is accepted and changes nothing: nothing is dragged in a picture.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    self
  }

  /// Is accepted and changes nothing: nothing is dragged in a picture.
  public func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload,
    @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Is accepted and changes nothing: nothing is dropped on a picture.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Is accepted and changes nothing: nothing is moved into a picture.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Is accepted and changes nothing: there are no pages to go to.
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }

  /// Is accepted and changes nothing: nobody holds a button down.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Is accepted and changes nothing: nothing is read aloud.
  public func accessibilityChartDescriptor<Representable>(_ representable: Representable)
    -> some View
  { self }

  /// Is accepted and changes nothing: there is no wheel to turn.
  public func digitalCrownRotation<Value: BinaryFloatingPoint>(_ binding: Binding<Value>)
    -> some View
  { self }

  /// Is accepted and changes nothing: there is no wheel to turn.
  public func digitalCrownRotation<Value: BinaryFloatingPoint>(
    _ binding: Binding<Value>,
    from minValue: Value,
    through maxValue: Value,
    by stride: Value? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high,
    isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { self }

  /// Is accepted and changes nothing: nobody presses a ring.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Is accepted and changes nothing: what is known is drawn.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

/// How a page comes; there are no pages to go to.
public struct NavigationTransition: Sendable {
  /// As usual.
  public static let automatic = NavigationTransition()

  /// Returns one that grows out of a view.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID)
    -> NavigationTransition
  { NavigationTransition() }
}

/// Whether a button acts again while it is held down; nobody holds one down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It doesn't.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// How much turning counts; there is no wheel to turn.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Little.
  case low
  /// As usual.
  case medium
  /// Much.
  case high
}
