public import Foundation

// Fewer fingers than none touch a picture: these never happen.

/// Moving two fingers apart.
public struct MagnifyGesture: Gesture, Sendable {
  /// What is known about the fingers.
  public struct Value: Equatable, Sendable {
    /// When they were last moved.
    public var time: Date
    /// How much farther apart they are than at first.
    public var magnification: CGFloat
    /// How fast they are.
    public var velocity: CGFloat
    /// Where they began, as a share of the view.
    public var startAnchor: UnitPoint
    /// Where they began.
    public var startLocation: CGPoint
  }

  /// Creates a gesture that never happens.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Turning two fingers.
public struct RotateGesture: Gesture, Sendable {
  /// What is known about the fingers.
  public struct Value: Equatable, Sendable {
    /// When they were last moved.
    public var time: Date
    /// How far they are turned.
    public var rotation: Angle
    /// How fast they are.
    public var velocity: Angle
    /// Where they began, as a share of the view.
    public var startAnchor: UnitPoint
    /// Where they began.
    public var startLocation: CGPoint
  }

  /// Creates a gesture that never happens.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Touching shortly, at a place.
public struct SpatialTapGesture: Gesture, Sendable {
  /// What is known about a tap.
  public struct Value: Equatable, Sendable {
    /// Where it was.
    public var location: CGPoint
  }

  /// Creates a gesture that never happens.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

extension Optional: Gesture where Wrapped: Gesture {
  /// What is known about the gesture.
  public typealias Value = Wrapped.Value
}

extension View {
  /// Is accepted and changes nothing: nobody touches a picture.
  public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View { self }

  /// Is accepted and changes nothing: nobody touches a picture.
  public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View { self }

  /// Is accepted and changes nothing: nobody touches a picture.
  public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View { self }

  /// Is accepted and changes nothing: nobody touches a picture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View { self }

  /// Is accepted and changes nothing: no pointer moves over a picture.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Is accepted and changes nothing: no pointer moves over a picture.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Is accepted and changes nothing: nobody touches a picture.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Is accepted and changes nothing: nobody types.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Is accepted and changes nothing: nobody types.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Is accepted and changes nothing: nothing is opened.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

/// Where a pointer is; there is none in a picture.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// How a view looks under a pointer; there is none in a picture.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = HoverEffect(name: "automatic")
  /// Marked.
  public static let highlight = HoverEffect(name: "highlight")
  /// Raised.
  public static let lift = HoverEffect(name: "lift")
}

/// A key that stands for a press on a button; nobody types.
public struct KeyboardShortcut: Hashable, Sendable {
  private let name: String
  /// What is done above all.
  public static let defaultAction = KeyboardShortcut(name: "defaultAction")
  /// What goes back.
  public static let cancelAction = KeyboardShortcut(name: "cancelAction")
}
