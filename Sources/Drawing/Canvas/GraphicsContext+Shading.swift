public import Foundation
import Scene

extension GraphicsContext {
  /// The paint of a path. Points are in the coordinates of the drawing operation.
  public struct Shading {
    private enum Kind {
      case style(any ShapeStyle)
      case palette([Shading])
      case gradient(Gradient, GradientGeometry, GradientOptions)
      case tiles(ImagePaint, CGPoint)
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

    /// Returns a style. A gradient is drawn in the unit square at the origin.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(kind: .style(style))
    }

    /// Returns a palette of shadings, of which the first is used.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// Returns a gradient from one point to another, in points.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .linear(start: UnitPoint(absolute: startPoint), end: UnitPoint(absolute: endPoint)),
          options
        )
      )
    }

    /// Returns a gradient between two concentric circles; lengths are in points.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .radial(
            center: UnitPoint(absolute: center),
            startRadius: startRadius,
            endRadius: endRadius
          ),
          options
        )
      )
    }

    /// Returns a gradient around a point, clockwise from an angle.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .angular(
            center: UnitPoint(absolute: center),
            start: angle,
            end: angle + Angle(degrees: 360)
          ),
          options
        )
      )
    }

    /// Returns an image tiled from an origin, in points.
    public static func tiledImage(
      _ image: Image,
      origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      return Shading(kind: .tiles(paint, origin))
    }

    /// Returns a mesh gradient in the unit square at the origin, one point wide.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
      switch kind {
      case .style(let style):
        return style.resolvedPaint(in: environment)
      case .palette(let shadings):
        return shadings.first?.resolvedStyle(in: environment) ?? .color(.clear)
      case .gradient(let gradient, let geometry, let options):
        return .spreadGradient(
          gradient.resolvedStops(in: environment),
          geometry,
          options.contains(.mirror) ? .reflect : options.contains(.repeat) ? .repeat : .pad
        )
      case .tiles(let paint, let origin):
        guard case .image(var image) = paint.paint(in: environment) else { return .color(.clear) }
        let translation = CGAffineTransform(translationX: origin.x, y: origin.y)
        image.transform = CoordinateGrid.transform(image.transform.concatenating(translation))
        return .image(image)
      }
    }
  }

  /// Options for how a gradient continues beyond its ends.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Repeats the gradient.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Repeats the gradient, alternately reversed.
    public static let mirror = GradientOptions(rawValue: 2)
    /// An option for source compatibility; ignored. Colours are interpolated in sRGB.
    public static let linearColor = GradientOptions(rawValue: 4)

    /// Creates a set of options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// Returns the shading unchanged. It is resolved when it is drawn.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

extension UnitPoint {
  /// The rectangle in which a unit point equals its coordinates.
  static let absoluteRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Creates the unit point of a point in `absoluteRect`.
  init(absolute point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}
