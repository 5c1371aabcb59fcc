public import Foundation
import Scene

extension GraphicsContext {
  /// What is done to each thing before it is put on the canvas.
  public struct Filter {
    let filter: Scene.Filter?

    /// Returns a blur; the radius is the standard deviation, in points.
    public static func blur(radius: CGFloat) -> Filter {
      guard radius > 0, radius.isFinite else { return Filter(filter: nil) }
      let deviation = CGSize(width: radius, height: radius)
      return Filter(filter: .blur(Scene.Filter.Blur(deviation: deviation, frame: nil)))
    }

    /// Returns a shadow beneath; the radius is the standard deviation of its blur, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      let radius = radius > 0 && radius.isFinite ? radius : 0
      let shadow = Scene.Filter.Shadow(
        color: color.rgba,
        deviation: CGSize(width: radius, height: radius),
        offset: CGPoint(x: x, y: y)
      )
      return Filter(filter: .shadow(shadow))
    }
  }

  /// Does something to each thing that is drawn from now on; several filters follow one another.
  public mutating func addFilter(_ filter: Filter) {
    guard let filter = filter.filter, total.isFinite else { return }
    filters.append(filter.applying(total))
  }
}
