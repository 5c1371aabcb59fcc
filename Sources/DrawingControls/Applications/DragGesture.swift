public import Foundation

/// A drag gesture, which never occurs.
nonisolated public struct DragGesture: Gesture, Sendable {
  /// The properties of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the latest movement.
    public var time: Date
    /// The current location, in points.
    public var location: CGPoint
    /// The start location, in points.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGSize
    /// The predicted end location, in points.
    public var predictedEndLocation: CGPoint
    /// The predicted translation at the end, in points.
    public var predictedEndTranslation: CGSize

    /// The translation from the start location, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// Creates a gesture that never occurs.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
