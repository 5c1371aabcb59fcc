public import Foundation

// Gestures never occur in a rendering; these declarations are for source compatibility.

/// A magnify gesture, which never occurs.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
  /// The properties of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the latest movement.
    public var time: Date
    /// The magnification since the start.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The start location in unit coordinates of the view.
    public var startAnchor: UnitPoint
    /// The start location, in points.
    public var startLocation: CGPoint
  }

  /// Creates a gesture that never occurs.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A rotate gesture, which never occurs.
nonisolated public struct RotateGesture: Gesture, Sendable {
  /// The properties of the gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the latest movement.
    public var time: Date
    /// The rotation since the start.
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    /// The start location in unit coordinates of the view.
    public var startAnchor: UnitPoint
    /// The start location, in points.
    public var startLocation: CGPoint
  }

  /// Creates a gesture that never occurs.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A tap gesture with a location, which never occurs.
nonisolated public struct SpatialTapGesture: Gesture, Sendable {
  /// The properties of a tap.
  public struct Value: Equatable, Sendable {
    /// The location, in points.
    public var location: CGPoint
  }

  /// Creates a gesture that never occurs.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

nonisolated extension Optional: Gesture where Wrapped: Gesture {
  /// The properties of the gesture.
  public typealias Value = Wrapped.Value
}

nonisolated extension View {
  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View { self }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View
  { self }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View
  { self }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no pointer.
  public consuming func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no pointer.
  public consuming func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Returns the view unchanged, because a rendering has no keyboard input.
  public consuming func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Returns the view unchanged, because a rendering has no keyboard input.
  public consuming func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Returns the view unchanged, because a rendering has no keyboard input.
  public consuming func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void)
    -> some View
  {
    self
  }

  /// Returns the view unchanged, because a rendering opens no URLs.
  public consuming func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

/// The kinds of views whose submission triggers an action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the triggers.
  public let rawValue: UInt

  /// Creates triggers from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The phase of a hover, which never occurs.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a location in the view.
  case active(CGPoint)
  /// The pointer left the view.
  case ended
}

/// The appearance of a view under the pointer, which isn't drawn.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// The default effect.
  public static let automatic = HoverEffect(name: "automatic")
  /// A highlight.
  public static let highlight = HoverEffect(name: "highlight")
  /// A lift.
  public static let lift = HoverEffect(name: "lift")
}

/// A keyboard shortcut, which is ignored.
public struct KeyboardShortcut: Hashable, Sendable {
  private let name: String
  /// The shortcut of the default button.
  public static let defaultAction = KeyboardShortcut(name: "defaultAction")
  /// The shortcut of the cancel button.
  public static let cancelAction = KeyboardShortcut(name: "cancelAction")
}
