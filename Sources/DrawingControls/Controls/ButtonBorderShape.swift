public import Foundation

/// The shape of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable {
    case roundedRectangle(radius: CGFloat)
    case capsule
    case circle
  }

  let kind: Kind
  /// The default shape, a rounded rectangle.
  public static let automatic = roundedRectangle
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// The circle around the label and its padding.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with a corner radius of 8 points.
  public static let roundedRectangle = roundedRectangle(radius: 8)

  /// Returns a rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape of bordered buttons; a rounded rectangle by default.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the shape of the bordered buttons in this view.
  public consuming func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
