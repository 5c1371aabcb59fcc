internal import Foundation

extension SVGWriter {
  /// Writes the definitions that a paint needs, before the element that it fills.
  mutating func define(
    _ paint: Paint,
    for outline: DisplayList.Outline
  ) -> (color: String, opacity: String?) {
    switch paint {
    case .solid(let color):
      return solid(color)
    case .linear(let gradient):
      return define(gradient)
    case .radial(let gradient):
      guard !gradient.isFlat else { return solid(gradient.stops.last?.color ?? .clear) }
      return define(gradient)
    case .angular(let gradient):
      return define(gradient, for: outline)
    case .image(let image):
      return define(image)
    }
  }

  private func solid(_ color: RGBA) -> (color: String, opacity: String?) {
    (hexadecimal(color), opacity(color))
  }

  private mutating func define(_ gradient: LinearPaint) -> (color: String, opacity: String?) {
    let id = nextGradient()
    open(
      "linearGradient",
      [
        "gradientUnits": "userSpaceOnUse", "id": id,
        "spreadMethod": spread(gradient.spread),
        "x1": number(gradient.start.x), "y1": number(gradient.start.y),
        "x2": number(gradient.end.x), "y2": number(gradient.end.y),
      ].compactMapValues { $0 }
    )
    write(gradient.stops)
    close("linearGradient")
    return ("url(#\(id))", nil)
  }

  private mutating func define(_ gradient: RadialPaint) -> (color: String, opacity: String?) {
    let id = nextGradient()
    let (start, end) = (gradient.start, gradient.end)
    let hasFocus = start.center != end.center
    let transform = gradient.transform
    open(
      "radialGradient",
      [
        "cx": number(end.center.x), "cy": number(end.center.y), "r": number(end.radius),
        "fx": hasFocus ? number(start.center.x) : nil,
        "fy": hasFocus ? number(start.center.y) : nil,
        "fr": start.radius > 0 ? number(start.radius) : nil,
        "gradientTransform": transform.isIdentity ? nil : matrix(transform),
        "gradientUnits": "userSpaceOnUse", "id": id,
        "spreadMethod": spread(gradient.spread),
      ].compactMapValues { $0 }
    )
    write(gradient.stops)
    close("radialGradient")
    return ("url(#\(id))", nil)
  }

  /// Writes a pattern of sectors, because SVG has no angular gradients. The sectors' edges aren't
  /// anti-aliased, so that neither gaps nor overlaps are visible between them.
  private mutating func define(
    _ gradient: AngularPaint,
    for outline: DisplayList.Outline
  ) -> (color: String, opacity: String?) {
    let own = outline.bounds
    guard !own.isNull else { return ("none", nil) }
    // Wider than the shape, so that the edge of the tile doesn't affect the edge of the shape.
    let box = own.insetBy(dx: -2 - own.width / 50, dy: -2 - own.height / 50)
    let id = nextGradient()
    open("pattern", tile(box).merging(["id": id, "shape-rendering": "crispEdges"]) { $1 })
    let center = gradient.center
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ]
    let reach = corners.map { point in
      let (x, y) = (point.x - center.x, point.y - center.y)
      return (x * x + y * y).squareRoot()
    }.max()
    // The middle of a 45° chord is nearer to the centre than its ends, by a factor of 0.924.
    let radius = (reach ?? 0) * 1.1 + 1
    for wedge in gradient.wedges {
      let ends = [wedge.from, wedge.to].map { degrees in
        let (sine, cosine) = Trigonometry.sineAndCosine(degrees * (.pi / 180))
        return CoordinateGrid.point(
          CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine)
        )
      }
      element(
        "path",
        [
          "d": "M\(points(center)) L\(points(ends[0])) L\(points(ends[1])) Z",
          "fill": hexadecimal(wedge.color), "fill-opacity": opacity(wedge.color),
        ].compactMapValues { $0 }
      )
    }
    close("pattern")
    return ("url(#\(id))", nil)
  }

  // MARK: - Parts

  /// Returns a single tile that covers a box, with its content in the coordinates of the filled
  /// element.
  func tile(_ box: CGRect) -> [String: String] {
    let place = [box.minX, box.minY, box.width, box.height].map { number($0) }
    return [
      "height": place[3], "patternUnits": "userSpaceOnUse",
      "viewBox": place.joined(separator: " "), "width": place[2], "x": place[0], "y": place[1],
    ]
  }

  private mutating func nextGradient() -> String {
    gradients += 1
    return "gradient-\(gradients)"
  }

  private mutating func write(_ stops: [GradientStop]) {
    for stop in stops {
      element(
        "stop",
        [
          "offset": number(stop.location),
          "stop-color": hexadecimal(stop.color),
          "stop-opacity": opacity(stop.color),
        ].compactMapValues { $0 }
      )
    }
  }

  private func hexadecimal(_ color: RGBA) -> String { insideMask ? "#FFFFFF" : color.hexadecimal }

  private func opacity(_ color: RGBA) -> String? { color.alpha < 1 ? number(color.alpha) : nil }

  private func spread(_ spread: Spread) -> String? { spread == .pad ? nil : spread.rawValue }
}
