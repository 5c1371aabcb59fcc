public import Foundation

/// What a finger or pointer does. Nobody touches a picture, so that no gesture ever happens here.
public protocol Gesture<Value> {
  /// What is known about the gesture.
  associatedtype Value
}

extension Gesture {
  /// Returns the gesture; the action is never called.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Returns the gesture; the action is never called.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Returns the gesture; the state is never updated.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self {
    self
  }

  /// Returns both gestures at a time.
  public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }

  /// Returns one gesture after the other.
  public func sequenced<Other: Gesture>(before other: Other) -> Self { self }

  /// Returns one gesture or the other.
  public func exclusively<Other: Gesture>(before other: Other) -> Self { self }
}

/// A value that lasts as long as a gesture; as none happens, it keeps its first value.
@propertyWrapper
public struct GestureState<Value> {
  /// The value.
  public let wrappedValue: Value

  /// Creates a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  /// The state itself, for a gesture to update.
  public var projectedValue: GestureState<Value> { self }
}

/// Moving while touching.
public struct DragGesture: Gesture, Sendable {
  /// What is known about a drag.
  public struct Value: Equatable, Sendable {
    /// When it was last moved.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How fast it is, in points a second.
    public var velocity: CGSize
    /// Where it would end.
    public var predictedEndLocation: CGPoint
    /// How far it would be from its beginning.
    public var predictedEndTranslation: CGSize

    /// How far it is from its beginning.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// Creates a gesture that never happens.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Touching shortly.
public struct TapGesture: Gesture, Sendable {
  /// Nothing is known about a tap.
  public typealias Value = Void

  /// Creates a gesture that never happens.
  public init(count: Int = 1) {}
}

/// Touching for a while.
public struct LongPressGesture: Gesture, Sendable {
  /// Whether it has lasted.
  public typealias Value = Bool

  /// Creates a gesture that never happens.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// Moving two fingers apart.
public struct MagnificationGesture: Gesture, Sendable {
  /// The factor.
  public typealias Value = CGFloat

  /// Creates a gesture that never happens.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Turning two fingers.
public struct RotationGesture: Gesture, Sendable {
  /// The angle.
  public typealias Value = Angle

  /// Creates a gesture that never happens.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt32

  /// Those of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views in it.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension View {
  /// Is accepted and changes nothing: nobody touches a picture.
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    self
  }

  /// Is accepted and changes nothing: nobody touches a picture.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G,
    including mask: GestureMask = .all
  ) -> some View {
    self
  }

  /// Is accepted and changes nothing: nobody touches a picture.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G,
    including mask: GestureMask = .all
  ) -> some View {
    self
  }
}
