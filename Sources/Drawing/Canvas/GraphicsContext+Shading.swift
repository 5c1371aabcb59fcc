public import Foundation
import Scene

extension GraphicsContext {
  /// What a path is painted with. Points are in the coordinates of the command.
  public struct Shading {
    private enum Kind {
      case style(any ShapeStyle)
      case palette([Shading])
    }

    private let kind: Kind

    /// The foreground of the canvas.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Returns a colour.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// Returns a colour from its components, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a grey from its brightness, 0…1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a style; a gradient stands in the unit square at the origin.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(kind: .style(style))
    }

    /// Returns several of which the first is used.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// Returns a gradient from one point to another, in points.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading {
      .style(
        LinearGradient(
          gradient: gradient,
          startPoint: UnitPoint(absolute: startPoint),
          endPoint: UnitPoint(absolute: endPoint)
        )
      )
    }

    /// Returns a gradient between two circles about a point; lengths in points.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading {
      .style(
        RadialGradient(
          gradient: gradient,
          center: UnitPoint(absolute: center),
          startRadius: startRadius,
          endRadius: endRadius
        )
      )
    }

    /// Returns a gradient round a point, clockwise from an angle.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle()
    ) -> Shading {
      .style(
        AngularGradient(gradient: gradient, center: UnitPoint(absolute: center), angle: angle)
      )
    }

    func paint(in environment: EnvironmentValues) -> Paint {
      switch kind {
      case .style(let style):
        style.resolvedPaint(in: environment).paint(in: UnitPoint.absoluteRect)
      case .palette(let shadings):
        shadings.first?.paint(in: environment) ?? .solid(.clear)
      }
    }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
      switch kind {
      case .style(let style): style.resolvedPaint(in: environment)
      case .palette(let shadings):
        shadings.first?.resolvedStyle(in: environment) ?? .color(.clear)
      }
    }
  }

  /// Returns the shading; it is resolved when it is drawn.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension UnitPoint {
  /// The rectangle in which a point's shares are its coordinates.
  static let absoluteRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Creates the point that stands for itself in the absolute rectangle.
  init(absolute point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}
