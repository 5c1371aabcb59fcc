internal import Foundation

extension SVGWriter {
  mutating func write(_ filter: Filter, in box: CGRect, _ id: String) {
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
    case .recolor(let recoloring): write(recoloring)
    case .threshold(let threshold): write(threshold)
    }
    close("filter")
  }

  private mutating func write(_ blur: Filter.Blur) {
    element("feGaussianBlur", ["stdDeviation": deviation(blur.deviation)])
  }

  /// Writes a shadow step by step, because not every program supports `feDropShadow`.
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
        "flood-opacity": opacity(shadow.color),
        "result": "color",
      ]
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

  private mutating func write(_ recoloring: Filter.Recoloring) {
    let rows = stride(from: 0, to: 16, by: 4).map { recoloring.numbers[$0..<$0 + 4] }
    // The column of the opacity is between that of blue and the constants.
    let words = rows.enumerated().map { index, row in
      let keeps = index == 3 && recoloring.keepsOpacity
      let numbers = row.prefix(3) + [keeps ? 1 : 0, keeps ? 0 : row[row.startIndex + 3]]
      return numbers.map { number(CGFloat($0)) }.joined(separator: " ")
    }
    element("feColorMatrix", ["values": words.joined(separator: " ")])
    guard !recoloring.keepsOpacity else { return }
    element("feComposite", ["in2": "SourceGraphic", "operator": "in"])
  }

  /// Writes a table of all 8-bit alpha values.
  private mutating func write(_ threshold: Filter.Threshold) {
    let (lower, upper) = threshold.bytes
    let table = (0...255).map { lower <= upper && (lower...upper) ~= $0 ? "1" : "0" }
    open("feComponentTransfer", ["in": "SourceAlpha", "result": "inside"])
    element("feFuncA", ["tableValues": table.joined(separator: " "), "type": "discrete"])
    close("feComponentTransfer")
    element(
      "feFlood",
      [
        "flood-color": threshold.color.hexadecimal,
        "flood-opacity": opacity(threshold.color),
      ]
    )
    element("feComposite", ["in2": "inside", "operator": "in"])
  }

  private func deviation(_ size: CGSize) -> String {
    size.width == size.height
      ? number(size.width) : "\(number(size.width)) \(number(size.height))"
  }
}
