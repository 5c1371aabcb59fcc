internal import Foundation

/// The paint of a path. Points are in the coordinate space of the path.
///
/// A linear or radial gradient of zero length has its end colour everywhere. A gradient without
/// stops is invisible.
package enum Paint: Hashable, Sendable {
  case solid(RGBA)
  // The others are stored indirectly, because most elements are solid and would otherwise be copied
  // with the space for a bitmap.
  indirect case linear(LinearPaint)
  indirect case radial(RadialPaint)
  indirect case angular(AngularPaint)
  indirect case image(BitmapPaint)

  /// Whether the paint is opaque everywhere.
  package var isOpaque: Bool {
    switch self {
    case .solid(let color): color.alpha >= 1
    case .linear(let gradient): gradient.stops.areOpaque
    case .radial(let gradient): gradient.stops.areOpaque && gradient.coversPlane
    case .angular(let gradient): gradient.stops.areOpaque
    case .image(let image): image.opacity >= 1 && image.isOpaque
    }
  }

  /// Whether the paint is transparent everywhere.
  package var isTransparent: Bool {
    switch self {
    case .solid(let color): color.alpha <= 0
    case .linear(let gradient): gradient.stops.areTransparent
    case .radial(let gradient): gradient.stops.areTransparent
    case .angular(let gradient): gradient.stops.areTransparent
    case .image(let image): image.opacity <= 0
    }
  }

  /// Returns the paint with its opacity multiplied by `factor`.
  package func multiplyingAlpha(by factor: Double) -> Paint {
    switch self {
    case .solid(let color):
      return .solid(color.multiplyingAlpha(by: factor))
    case .linear(var gradient):
      gradient.stops = gradient.stops.multiplyingAlpha(by: factor)
      return .linear(gradient)
    case .radial(var gradient):
      gradient.stops = gradient.stops.multiplyingAlpha(by: factor)
      return .radial(gradient)
    case .angular(var gradient):
      gradient.stops = gradient.stops.multiplyingAlpha(by: factor)
      return .angular(gradient)
    case .image(let image):
      return .image(image.multiplyingAlpha(by: factor))
    }
  }
}

extension [GradientStop] {
  fileprivate var areOpaque: Bool { !isEmpty && allSatisfy { $0.color.alpha >= 1 } }
  fileprivate var areTransparent: Bool { allSatisfy { $0.color.alpha <= 0 } }
}

extension RadialPaint {
  /// Whether the circles cover the whole plane.
  fileprivate var coversPlane: Bool {
    let (x, y) = (end.center.x - start.center.x, end.center.y - start.center.y)
    let growth = end.radius - start.radius
    return isFlat || x * x + y * y < growth * growth
  }
}
