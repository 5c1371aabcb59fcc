internal import Foundation

extension SVGWriter {
  /// Writes a filter, right before the group that it is for. Returns its name.
  mutating func define(_ filter: Filter, of group: DisplayList.Group) -> String {
    filters += 1
    let id = "filter-\(filters)"
    let box = group.bounds
    open(
      "filter",
      [
        "color-interpolation-filters": "sRGB", "filterUnits": "userSpaceOnUse",
        "height": number(box.height), "id": id, "width": number(box.width),
        "x": number(box.minX), "y": number(box.minY),
      ]
    )
    switch filter {
    case .blur(let blur): write(blur)
    case .shadow(let shadow): write(shadow)
    }
    close("filter")
    return id
  }

  private mutating func write(_ blur: Filter.Blur) {
    element("feGaussianBlur", ["stdDeviation": deviation(blur.deviation)])
  }

  /// Step by step, as not every program knows `feDropShadow`.
  private mutating func write(_ shadow: Filter.Shadow) {
    let isSharp = shadow.deviation == .zero
    if !isSharp {
      element(
        "feGaussianBlur",
        ["in": "SourceAlpha", "result": "blur", "stdDeviation": deviation(shadow.deviation)]
      )
    }
    element(
      "feOffset",
      [
        "dx": number(shadow.offset.x), "dy": number(shadow.offset.y),
        "in": isSharp ? "SourceAlpha" : "blur", "result": "moved",
      ]
    )
    element(
      "feFlood",
      [
        "flood-color": shadow.color.hexadecimal,
        "flood-opacity": shadow.color.alpha < 1 ? number(shadow.color.alpha) : nil,
        "result": "color",
      ].compactMapValues { $0 }
    )
    element(
      "feComposite",
      ["in": "color", "in2": "moved", "operator": "in", "result": "shadow"]
    )
    open("feMerge", [:])
    element("feMergeNode", ["in": "shadow"])
    element("feMergeNode", ["in": "SourceGraphic"])
    close("feMerge")
  }

  private func deviation(_ size: CGSize) -> String {
    size.width == size.height
      ? number(size.width) : "\(number(size.width)) \(number(size.height))"
  }
}
