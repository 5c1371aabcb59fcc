public import Foundation
public import Scene

/// A rectangle whose corners are concentric with those of its container.
///
/// `containerShape` sets the container. Without one, the corners have the radius of their style; by
/// default they are square.
public struct ConcentricRectangle: InsettableShape {
  private let least: CGFloat

  /// Creates a rectangle in its container's shape.
  public init() {
    least = 0
  }

  /// Creates a rectangle with corners of one style; `isUniform` is ignored.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    least = corners.least
  }

  /// Returns the outline of the rectangle in its container.
  public func path(in rect: CGRect) -> Path {
    guard let container = ViewGraph.current?.container else {
      return least > 0 ? Path(roundedRect: rect, cornerRadius: least) : Path(rect)
    }
    return container.path(in: rect)
  }

  /// Returns the shape inset by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOfShape(base: self, amount: amount)
  }
}

extension Edge {
  /// A corner of a view.
  public enum Corner: Hashable, Sendable {
    /// The rounding of a corner.
    public struct Style: Hashable, Sendable {
      let least: CGFloat
      /// Concentric with the container's corner.
      public static let concentric = Style(least: 0)

      /// Returns the concentric style with the radius of another style; the radius applies only
      /// without a container.
      public static func concentric(minimum: Style) -> Style { minimum }
      /// Returns the style with a radius in points, which applies only without a container.
      public static func fixed(_ radius: CGFloat) -> Style { Style(least: radius) }
    }
  }
}
