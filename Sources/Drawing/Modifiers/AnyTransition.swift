public import Foundation

/// How a view comes and goes. Here views come and go at once, whatever the transition.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// By its opacity.
  public static let opacity = AnyTransition()
  /// By its size.
  public static let scale = AnyTransition()
  /// From the left and to the right.
  public static let slide = AnyTransition()

  /// Returns a transition by the size of the view.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// Returns a transition from a side and back.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Returns a transition by a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// Returns a transition by a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// Returns a transition that comes by one and goes by another.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  /// Returns both transitions at a time.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Returns the transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Is accepted and changes nothing: views come and go at once.
  public func transition(_ transition: AnyTransition) -> some View { self }
}
