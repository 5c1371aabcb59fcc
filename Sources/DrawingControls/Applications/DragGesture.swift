public import Foundation

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
