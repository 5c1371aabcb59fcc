internal import Foundation

/// A writer that turns a resolved tree into SVG text, in one walk.
struct SVGWriter {
  private(set) var document = ""
  private var depth = 0
  private let text: SVGText

  init(text: SVGText) {
    self.text = text
  }

  mutating func write(_ tree: SVGTree) {
    let (width, height) = (number(tree.size.width), number(tree.size.height))
    open(
      "svg",
      [
        "height": height, "viewBox": "0 0 \(width) \(height)", "width": width,
        "xmlns": "http://www.w3.org/2000/svg",
      ]
    )
    write(tree.nodes)
    close("svg")
  }

  mutating func write(_ nodes: [SVGTree.Node]) {
    for node in nodes {
      switch node {
      case .group(let group): StackSpace.ensure { write(group) }
      case .path(let path): write(path)
      case .image(let image): write(image)
      case .definition(let definition): StackSpace.ensure { write(definition) }
      case .comment(let text): comment(text)
      }
    }
  }

  private mutating func write(_ group: SVGTree.Group) {
    open(
      "g",
      [
        "clip-path": group.clip.map { "url(#\($0))" }, "data-name": group.name,
        "filter": group.filter.map { "url(#\($0))" }, "mask": group.mask.map { "url(#\($0))" },
        "opacity": group.opacity < 1 ? number(group.opacity) : nil,
        "style": style(group.blend, isolates: group.isolates),
      ]
    )
    write(group.nodes)
    close("g")
  }

  private mutating func write(_ path: SVGTree.Outline) {
    if text == .elements, case .fill = path.shape, let label = path.label, let run = label.run {
      return write(label, run, as: path)
    }
    var attributes = ["d": pathData(path.shape.path)]
    attributes["data-name"] = path.name
    attributes["style"] = style(path.blend)
    attributes["transform"] = matrix(path.transform)
    if let label = path.label {
      attributes["aria-label"] = label.text
      attributes["data-font"] = label.font
      attributes["role"] = "img"
    }
    let (color, opacity) = values(path.paint)
    switch path.shape {
    case .fill(_, let evenOdd):
      attributes["fill"] = color
      attributes["fill-opacity"] = opacity
      attributes["fill-rule"] = evenOdd ? "evenodd" : nil
    case .stroke(_, let style):
      attributes["fill"] = "none"
      attributes["stroke"] = color
      attributes["stroke-opacity"] = opacity
      attributes.merge(strokeAttributes(style)) { $1 }
    }
    element("path", attributes)
  }

  mutating func write(_ image: SVGTree.Image) {
    element(
      "image",
      [
        "data-name": image.name, "height": number(image.box.height), "href": image.data,
        "image-rendering": image.isSmooth ? nil : "pixelated",
        "opacity": image.opacity < 1 ? number(image.opacity) : nil,
        "preserveAspectRatio": "none", "style": style(image.blend),
        "transform": matrix(image.transform), "width": number(image.box.width),
        "x": number(image.box.minX), "y": number(image.box.minY),
      ]
    )
  }

  // MARK: - Values

  func style(_ blend: BlendMode, isolates: Bool = false) -> String? {
    if blend != .normal, let word = blend.css { return "mix-blend-mode:\(word)" }
    return isolates ? "isolation:isolate" : nil
  }

  /// Returns the value of `fill` or `stroke`, and that of its opacity.
  func values(_ paint: SVGTree.Paint) -> (color: String, opacity: String?) {
    switch paint {
    case .none: ("none", nil)
    case .color(let color): (color.hexadecimal, opacity(color))
    case .definition(let id): ("url(#\(id))", nil)
    }
  }

  func opacity(_ color: RGBA) -> String? { color.alpha < 1 ? number(color.alpha) : nil }

  private func strokeAttributes(_ style: StrokeStyle) -> [String: String] {
    var attributes = ["stroke-width": number(style.lineWidth)]
    switch style.lineCap {
    case .round: attributes["stroke-linecap"] = "round"
    case .square: attributes["stroke-linecap"] = "square"
    default: break
    }
    switch style.lineJoin {
    case .round: attributes["stroke-linejoin"] = "round"
    case .bevel: attributes["stroke-linejoin"] = "bevel"
    // SVG doesn't permit a limit below 1. With such a limit no join is mitered.
    default:
      if style.miterLimit < 1 {
        attributes["stroke-linejoin"] = "bevel"
      } else {
        attributes["stroke-miterlimit"] = number(style.miterLimit)
      }
    }
    if !style.dash.isEmpty {
      attributes["stroke-dasharray"] = style.dash.map { number($0) }.joined(separator: " ")
      if style.dashPhase != 0 { attributes["stroke-dashoffset"] = number(style.dashPhase) }
    }
    return attributes
  }

  func pathData(_ path: Path) -> String {
    var data = ""
    path.forEach { element in
      if !data.isEmpty { data += " " }
      switch element {
      case .move(let end):
        data += "M"
        append(end, to: &data)
      case .line(let end):
        data += "L"
        append(end, to: &data)
      case .quadCurve(let end, let control):
        data += "Q"
        append(control, to: &data)
        data += " "
        append(end, to: &data)
      case .curve(let end, let control1, let control2):
        data += "C"
        append(control1, to: &data)
        data += " "
        append(control2, to: &data)
        data += " "
        append(end, to: &data)
      case .closeSubpath: data += "Z"
      }
    }
    return data
  }

  func coordinates(_ point: CGPoint) -> String {
    var text = ""
    append(point, to: &text)
    return text
  }

  /// Appends a point to path data. It joins no arrays of strings, because a text in an outline font
  /// has thousands of points.
  private func append(_ point: CGPoint, to data: inout String) {
    data += number(point.x)
    data += " "
    data += number(point.y)
  }

  /// Returns a matrix; `nil` if it has no effect.
  func matrix(_ transform: CGAffineTransform) -> String? {
    guard !transform.isIdentity else { return nil }
    let linear = [transform.a, transform.b, transform.c, transform.d]
      .map { DecimalFormat.shortest(Double($0), places: 6) }
    let move = [transform.tx, transform.ty].map { number($0) }
    return "matrix(\((linear + move).joined(separator: " ")))"
  }

  func number(_ value: CGFloat) -> String { DecimalFormat.shortest(Double(value)) }

  // MARK: - Elements

  /// Writes an element without content. Attributes that are `nil` are omitted.
  mutating func element(_ name: String, _ attributes: [String: String?]) {
    line("<\(name)\(text(attributes))/>")
  }

  /// Writes an element with characters. Attributes that are `nil` are omitted.
  mutating func element(_ name: String, _ attributes: [String: String?], characters: String) {
    line("<\(name)\(text(attributes))>\(XMLText.attribute(characters))</\(name)>")
  }

  mutating func open(_ name: String, _ attributes: [String: String?]) {
    line("<\(name)\(text(attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  private mutating func comment(_ text: String) {
    line("<!-- \(XMLText.attribute(text).replacing("--", with: "- -")) -->")
  }

  private mutating func line(_ text: String) {
    document += String(repeating: "  ", count: depth) + text + "\n"
  }

  private func text(_ attributes: [String: String?]) -> String {
    attributes.compactMapValues { $0 }.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\(XMLText.attribute($0.value))\"" }
      .joined()
  }
}
