import Foundation
import Scene

/// A style resolved in an environment, which can be painted in any rectangle.
enum ResolvedStyle: Hashable, Sendable {
  case color(RGBA)
  // The others are stored indirectly, because most styles are colours and would otherwise be copied
  // with the space for a bitmap.
  indirect case gradient([GradientStop], GradientGeometry)
  /// A bitmap whose origin is the top left corner of the rectangle.
  indirect case image(BitmapPaint)
  /// A gradient that continues beyond its ends as its spread specifies.
  indirect case spreadGradient([GradientStop], GradientGeometry, SpreadMethod)
  /// A colour mesh.
  indirect case mesh(MeshSurface)
  /// Another style with shadows or a blend mode.
  indirect case decorated(ResolvedStyle, StyleDecoration)

  /// Returns the paint for a shape in a rectangle.
  func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color):
      return .solid(color)
    case .gradient(let stops, let geometry):
      guard let last = stops.last else { return .solid(.clear) }
      guard stops.count > 1 else { return .solid(last.color) }
      return geometry.paint(stops, in: rect)
    case .image(var image):
      let origin = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      image.transform = CoordinateGrid.transform(image.transform.concatenating(origin))
      return .image(image)
    case .spreadGradient(let stops, let geometry, let spread):
      return ResolvedStyle.gradient(stops, geometry).paint(in: rect).withSpread(spread)
    case .mesh(let mesh):
      return mesh.paint(in: rect)
    case .decorated(let base, _):
      return base.paint(in: rect)
    }
  }

  /// Returns the style with its opacity multiplied by a factor.
  func opacity(_ factor: Double) -> ResolvedStyle {
    switch self {
    case .color(let color):
      return .color(color.multiplyingAlpha(by: factor))
    case .gradient(let stops, let geometry):
      let faded = stops.map { stop in
        GradientStop(location: stop.location, color: stop.color.multiplyingAlpha(by: factor))
      }
      return .gradient(faded, geometry)
    case .image(var image):
      image.opacity = CoordinateGrid.unit(image.opacity * factor)
      return .image(image)
    case .spreadGradient(let stops, let geometry, let spread):
      let faded = stops.map { stop in
        GradientStop(location: stop.location, color: stop.color.multiplyingAlpha(by: factor))
      }
      return .spreadGradient(faded, geometry, spread)
    case .mesh(let mesh):
      return .mesh(mesh.opacity(factor))
    case .decorated(let base, let decoration):
      return .decorated(base.opacity(factor), decoration)
    }
  }
}

/// The geometry of a gradient in the painted rectangle.
enum GradientGeometry: Hashable, Sendable {
  /// From one point to another.
  case linear(start: UnitPoint, end: UnitPoint)
  /// Between two circles; the radii are in points.
  case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Between two ellipses with the rectangle's aspect ratio; the radii are fractions of its sides.
  case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  /// Around a point, clockwise.
  case angular(center: UnitPoint, start: Angle, end: Angle)

  func paint(_ stops: [GradientStop], in rect: CGRect) -> Paint {
    switch self {
    case .linear(let start, let end):
      // A gradient whose ends are equal has its last colour everywhere.
      guard start != end else { return GradientGeometry.endColorPaint(of: stops) }
      return .linear(
        LinearPaint(start: start.point(in: rect), end: end.point(in: rect), stops: stops)
      )
    case .radial(let center, let start, let end):
      return GradientGeometry.radial(center.point(in: rect), start, end, stops)
    case .elliptical(let center, let start, let end):
      return GradientGeometry.elliptical(center.point(in: rect), start, end, stops, rect.size)
    case .angular(let center, let start, let end):
      return .angular(
        AngularPaint(
          center: center.point(in: rect),
          start: start.degrees,
          end: end.degrees,
          stops: stops
        )
      )
    }
  }

  private static func radial(
    _ center: CGPoint,
    _ start: CGFloat,
    _ end: CGFloat,
    _ stops: [GradientStop],
    transform: CGAffineTransform = .identity
  ) -> Paint {
    let paint = RadialPaint(
      start: .init(center: center, radius: start),
      end: .init(center: center, radius: end),
      stops: stops,
      transform: transform
    )
    return paint.isFlat ? GradientGeometry.endColorPaint(of: stops) : .radial(paint)
  }

  /// Returns a radial gradient sized for the longer side and scaled along the shorter one.
  private static func elliptical(
    _ center: CGPoint,
    _ start: CGFloat,
    _ end: CGFloat,
    _ stops: [GradientStop],
    _ size: CGSize
  ) -> Paint {
    let side = max(size.width, size.height)
    guard side > 0 else { return GradientGeometry.endColorPaint(of: stops) }
    let transform = CGAffineTransform(
      scaleX: size.width / side,
      y: size.height / side,
      about: center
    )
    return radial(center, start * side, end * side, stops, transform: transform)
  }

  private static func endColorPaint(of stops: [GradientStop]) -> Paint {
    .solid(stops.last?.color ?? .clear)
  }
}

extension CGAffineTransform {
  fileprivate init(scaleX: CGFloat, y: CGFloat, about center: CGPoint) {
    self.init(
      a: scaleX,
      b: 0,
      c: 0,
      d: y,
      tx: center.x * (1 - scaleX),
      ty: center.y * (1 - y)
    )
  }
}

extension Paint {
  /// Returns a gradient with another spread; other paints are returned unchanged.
  fileprivate func withSpread(_ spread: SpreadMethod) -> Paint {
    switch self {
    case .linear(var gradient):
      gradient.spread = spread
      return .linear(gradient)
    case .radial(var gradient):
      gradient.spread = spread
      return .radial(gradient)
    case .angular(var gradient):
      gradient.spread = spread
      return .angular(gradient)
    case .solid, .image:
      return self
    }
  }
}
