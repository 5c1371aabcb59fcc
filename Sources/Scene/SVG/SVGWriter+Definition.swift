internal import Foundation

extension SVGWriter {
  mutating func write(_ definition: SVGTree.Definition) {
    let id = definition.id
    switch definition.content {
    case .clip(let clip): write(clip, id)
    case .mask(let mask): write(mask, id)
    case .filter(let filter, let box): write(filter, in: box, id)
    case .linear(let gradient): write(gradient, id)
    case .radial(let gradient): write(gradient, id)
    case .sectors(let sectors): write(sectors, id)
    case .tile(let tile): write(tile, id)
    }
  }

  private mutating func write(_ clip: DisplayList.Clip, _ id: String) {
    open("clipPath", ["id": id])
    element(
      "path",
      [
        "clip-rule": clip.evenOdd ? "evenodd" : nil, "d": pathData(clip.path),
        "transform": matrix(clip.transform),
      ]
    )
    close("clipPath")
  }

  private mutating func write(_ mask: SVGTree.Mask, _ id: String) {
    open(
      "mask",
      [
        "height": number(mask.size.height), "id": id, "maskUnits": "userSpaceOnUse",
        "style": mask.usesAlpha ? "mask-type:alpha" : nil,
        "width": number(mask.size.width), "x": "0", "y": "0",
      ]
    )
    write(mask.nodes)
    close("mask")
  }

  // MARK: - Gradients

  private mutating func write(_ gradient: LinearPaint, _ id: String) {
    open(
      "linearGradient",
      [
        "gradientUnits": "userSpaceOnUse", "id": id,
        "spreadMethod": spread(gradient.spread),
        "x1": number(gradient.start.x), "y1": number(gradient.start.y),
        "x2": number(gradient.end.x), "y2": number(gradient.end.y),
      ]
    )
    write(gradient.stops)
    close("linearGradient")
  }

  private mutating func write(_ gradient: RadialPaint, _ id: String) {
    let (start, end) = (gradient.start, gradient.end)
    let hasFocus = start.center != end.center
    open(
      "radialGradient",
      [
        "cx": number(end.center.x), "cy": number(end.center.y), "r": number(end.radius),
        "fx": hasFocus ? number(start.center.x) : nil,
        "fy": hasFocus ? number(start.center.y) : nil,
        "fr": start.radius > 0 ? number(start.radius) : nil,
        "gradientTransform": matrix(gradient.transform),
        "gradientUnits": "userSpaceOnUse", "id": id,
        "spreadMethod": spread(gradient.spread),
      ]
    )
    write(gradient.stops)
    close("radialGradient")
  }

  private mutating func write(_ stops: [GradientStop]) {
    for stop in stops {
      element(
        "stop",
        [
          "offset": number(stop.location), "stop-color": stop.color.hexadecimal,
          "stop-opacity": opacity(stop.color),
        ]
      )
    }
  }

  private func spread(_ spread: SpreadMethod) -> String? { spread == .pad ? nil : spread.rawValue }

  // MARK: - Patterns

  /// Writes the sectors without anti-aliased edges, so that neither gaps nor overlaps are visible
  /// between them.
  private mutating func write(_ sectors: SVGTree.Sectors, _ id: String) {
    let box = sectors.box
    let frame = [box.minX, box.minY, box.width, box.height].map { number($0) }
    open(
      "pattern",
      [
        "height": frame[3], "id": id, "patternUnits": "userSpaceOnUse",
        "shape-rendering": "crispEdges", "viewBox": frame.joined(separator: " "),
        "width": frame[2], "x": frame[0], "y": frame[1],
      ]
    )
    for sector in sectors.sectors {
      let center = coordinates(sectors.center)
      element(
        "path",
        [
          "d": "M\(center) L\(coordinates(sector.from)) L\(coordinates(sector.to)) Z",
          "fill": sector.color.hexadecimal, "fill-opacity": opacity(sector.color),
        ]
      )
    }
    close("pattern")
  }

  private mutating func write(_ tile: SVGTree.Tile, _ id: String) {
    open(
      "pattern",
      [
        "height": number(tile.size.height), "id": id, "patternTransform": matrix(tile.transform),
        "patternUnits": "userSpaceOnUse", "width": number(tile.size.width),
      ]
    )
    for image in tile.images { write(image) }
    close("pattern")
  }
}
