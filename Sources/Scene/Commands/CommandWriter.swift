internal import Foundation
internal import Pixels

extension DisplayList {
  /// Returns the display list as text, one command per line, with a fixed number of decimals.
  ///
  /// `DisplayList(commands:)` reads it back as an equal display list.
  package func commands() -> String {
    var writer = CommandWriter()
    writer.line("canvas", writer.numbers(size.width, size.height))
    for node in nodes { writer.write(node) }
    return writer.text
  }
}

extension Path {
  /// Returns the path as text, one command per line: `move x y`, `line x y`, `quad cx cy x y`,
  /// `curve c1x c1y c2x c2y x y`, `close`. Numbers have four decimals.
  package func commands() -> String {
    var writer = CommandWriter()
    writer.write(snappedToGrid)
    return writer.text
  }
}

/// A writer of commands, indented by nesting.
private struct CommandWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ words: String...) {
    text +=
      String(repeating: "  ", count: depth) + words.filter { !$0.isEmpty }.joined(separator: " ")
      + "\n"
  }

  func numbers(_ values: CGFloat...) -> String {
    values.map { DecimalFormat.fixed(Double($0)) }.joined(separator: " ")
  }

  mutating func write(_ node: DisplayList.Node) {
    switch node {
    case .leaf(let leaf): write(leaf)
    case .group(let group): StackSpace.ensure { write(group) }
    }
  }

  mutating func write(_ leaf: DisplayList.Leaf) {
    switch leaf.outline {
    case .fill(_, let evenOdd):
      line("fill", evenOdd ? "evenodd" : "nonzero", EscapedName.escaped(leaf.name.path))
    case .stroke:
      line("stroke", EscapedName.escaped(leaf.name.path))
    }
    depth += 1
    if let label = leaf.label {
      line(TextLabel.textKey, EscapedName.escaped(label.quotedText))
      line(TextLabel.fontKey, EscapedName.escaped(label.font))
    }
    if case .stroke(_, let style) = leaf.outline { write(style) }
    write(leaf.blend)
    write(leaf.paint)
    write(leaf.transform)
    write(leaf.outline.path)
    depth -= 1
    line("end")
  }

  mutating func write(_ group: DisplayList.Group) {
    line("group", EscapedName.escaped(group.name.path))
    depth += 1
    if group.opacity < 1 { line("opacity", numbers(group.opacity)) }
    write(group.blend)
    if group.isolates { line("isolate") }
    if let filter = group.filter { write(filter) }
    if let clip = group.clip {
      line("clip", clip.evenOdd ? "evenodd" : "nonzero")
      depth += 1
      write(clip.transform)
      write(clip.path)
      depth -= 1
      line("end")
    }
    if let mask = group.mask {
      line("mask")
      depth += 1
      for node in mask { write(node) }
      depth -= 1
      line("end")
    }
    for node in group.nodes { write(node) }
    depth -= 1
    line("end")
  }

  mutating func write(_ filter: Filter) {
    switch filter {
    case .blur(let blur):
      let words = numbers(blur.deviation.width, blur.deviation.height)
      guard let frame = blur.frame else { return line("blur", words) }
      line("blur", words, numbers(frame.minX, frame.minY, frame.width, frame.height))
    case .shadow(let shadow):
      line(
        "shadow",
        shadow.color.hexadecimal,
        DecimalFormat.fixed(shadow.color.alpha),
        numbers(shadow.deviation.width, shadow.deviation.height),
        numbers(shadow.offset.x, shadow.offset.y)
      )
    case .recolor(let recoloring):
      line("recolor", recoloring.numbers.map { DecimalFormat.fixed($0) }.joined(separator: " "))
    case .threshold(let threshold):
      line(
        "threshold",
        threshold.color.hexadecimal,
        DecimalFormat.fixed(threshold.color.alpha),
        DecimalFormat.fixed(threshold.lower),
        DecimalFormat.fixed(threshold.upper)
      )
    }
  }

  mutating func write(_ blend: BlendMode) {
    if blend != .normal { line("blend", blend.keyword) }
  }

  mutating func write(_ style: StrokeStyle) {
    let join = StrokeKeywords.keyword(for: style.lineJoin)
    line(
      "pen",
      numbers(style.lineWidth),
      StrokeKeywords.keyword(for: style.lineCap),
      join,
      numbers(style.miterLimit)
    )
    guard !style.dash.isEmpty else { return }
    let dash = style.dash.map { numbers($0) }.joined(separator: " ")
    line("dash", numbers(style.dashPhase), dash)
  }

  mutating func write(_ paint: Paint) {
    switch paint {
    case .solid(let color):
      line("solid", color.hexadecimal, DecimalFormat.fixed(color.alpha))
    case .linear(let gradient):
      let ends = numbers(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
      line("linear", ends + suffix(gradient.spread))
      write(gradient.stops)
    case .radial(let gradient):
      let circles = [gradient.start, gradient.end]
        .map { numbers($0.center.x, $0.center.y, $0.radius) }
      line("radial", circles.joined(separator: " ") + suffix(gradient.spread))
      write(gradient.transform, "matrix")
      write(gradient.stops)
    case .angular(let gradient):
      let center = numbers(gradient.center.x, gradient.center.y)
      let angles = numbers(CGFloat(gradient.start), CGFloat(gradient.end))
      line("angular", center, angles + suffix(gradient.spread))
      write(gradient.stops)
    case .image(let image):
      write(image)
    }
  }

  private mutating func write(_ image: BitmapPaint) {
    let kind = image.isSmooth ? "smooth" : "plain"
    line("image", DecimalFormat.fixed(image.opacity), kind + suffix(image.spread))
    write(image.transform, "matrix")
    var data = Data(PNG.encodeForEmbedding(image.bitmap) ?? []).base64EncodedString()[...]
    while !data.isEmpty {
      line("data", String(data.prefix(96)))
      data = data.dropFirst(96)
    }
  }

  private mutating func write(_ stops: [GradientStop]) {
    for stop in stops {
      line(
        "stop",
        DecimalFormat.fixed(stop.location),
        stop.color.hexadecimal,
        DecimalFormat.fixed(stop.color.alpha)
      )
    }
  }

  private func suffix(_ spread: SpreadMethod) -> String {
    spread == .pad ? "" : " " + spread.rawValue
  }

  mutating func write(_ transform: CGAffineTransform, _ word: String = "transform") {
    guard !transform.isIdentity else { return }
    let linear = [transform.a, transform.b, transform.c, transform.d]
      .map { DecimalFormat.fixed(Double($0), places: 6) }
      .joined(separator: " ")
    line(word, linear, numbers(transform.tx, transform.ty))
  }

  mutating func write(_ path: Path) {
    path.forEach { element in
      switch element {
      case .move(let end): line("move", numbers(end.x, end.y))
      case .line(let end): line("line", numbers(end.x, end.y))
      case .quadCurve(let end, let control):
        line("quad", numbers(control.x, control.y, end.x, end.y))
      case .curve(let end, let control1, let control2):
        line(
          "curve",
          numbers(control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        )
      case .closeSubpath: line("close")
      }
    }
  }
}
