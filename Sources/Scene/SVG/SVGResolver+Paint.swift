internal import Foundation

extension SVGResolver {
  /// Returns the value of `fill` or `stroke`, and appends the definition that it needs to `result`.
  mutating func define(
    _ paint: Paint,
    for outline: DisplayList.Outline,
    in context: Context,
    into result: inout [SVGTree.Node]
  ) -> SVGTree.Paint {
    switch paint {
    case .solid(let color):
      return .color(context.color(color))
    case .linear(var gradient):
      gradient.stops = context.colors(gradient.stops)
      return .definition(define(.gradient, .linear(gradient), into: &result))
    case .radial(let gradient) where gradient.isFlat:
      return .color(context.color(gradient.stops.last?.color ?? .clear))
    case .radial(var gradient):
      gradient.stops = context.colors(gradient.stops)
      return .definition(define(.gradient, .radial(gradient), into: &result))
    case .angular(let gradient):
      guard let sectors = SVGTree.Sectors(gradient, for: outline, in: context) else { return .none }
      return .definition(define(.gradient, .sectors(sectors), into: &result))
    case .image(let image):
      return .definition(define(.pattern, .tile(SVGTree.Tile(image)), into: &result))
    }
  }
}

extension SVGResolver.Context {
  /// Returns the colour, or white with the same opacity in a mask.
  fileprivate func color(_ color: RGBA) -> RGBA {
    isMask ? RGBA.white.multiplyingAlpha(by: color.alpha) : color
  }

  fileprivate func colors(_ stops: [GradientStop]) -> [GradientStop] {
    stops.map { GradientStop(location: $0.location, color: color($0.color)) }
  }
}

extension SVGTree.Sectors {
  /// Creates sectors that cover an outline; `nil` if the outline paints nothing.
  fileprivate init?(
    _ gradient: AngularPaint,
    for outline: DisplayList.Outline,
    in context: SVGResolver.Context
  ) {
    let own = outline.bounds
    guard !own.isNull else { return nil }
    // Wider than the shape, so that the edge of the tile doesn't affect the edge of the shape.
    box = own.insetBy(dx: -2 - own.width / 50, dy: -2 - own.height / 50)
    let center = gradient.center
    self.center = center
    // The middle of a 45° chord is nearer to the centre than its ends, by a factor of 0.924.
    let radius = box.reach(from: center) * 1.1 + 1
    sectors = gradient.wedges.map { wedge in
      let ends = [wedge.from, wedge.to].map { degrees in
        let (sine, cosine) = Trigonometry.sineAndCosine(degrees * (.pi / 180))
        return CoordinateGrid.point(
          CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
        )
      }
      return Sector(from: ends[0], to: ends[1], color: context.color(wedge.color))
    }
  }
}

extension CGRect {
  /// Returns the distance from a point to the furthest corner.
  fileprivate func reach(from center: CGPoint) -> CGFloat {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
    let distances = corners.map { point in
      let (x, y) = (point.x - center.x, point.y - center.y)
      return (x * x + y * y).squareRoot()
    }
    return distances.max() ?? 0
  }
}

extension SVGTree.Tile {
  fileprivate init(_ paint: BitmapPaint) {
    let (width, height) = (paint.box.width, paint.box.height)
    let image = SVGTree.Image(paint, in: paint.box)
    transform = paint.transform
    guard paint.spread == .reflect else {
      size = paint.box.size
      images = [image]
      return
    }
    size = CGSize(width: 2 * width, height: 2 * height)
    images = [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)].map { x, y in
      var copy = image
      copy.transform = CGAffineTransform(
        a: x,
        b: 0,
        c: 0,
        d: y,
        tx: x < 0 ? 2 * width : 0,
        ty: y < 0 ? 2 * height : 0
      )
      return copy
    }
  }
}
