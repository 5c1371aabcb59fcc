internal import Foundation

extension DisplayList {
  /// Returns the picture as an SVG document: UTF-8, one element per line, attributes sorted, LF at
  /// the end.
  package func svg() -> String {
    var writer = SVGWriter()
    writer.write(self)
    return writer.document
  }
}

/// A writer that turns a display list into SVG text, in one walk.
///
/// Definitions (gradients, clips, masks) are written before the element that uses them and numbered
/// in order of use. A mask multiplies by luminance in SVG and by alpha here, so its content is
/// written in white; if it contains pictures, it is marked as an alpha mask.
///
/// Blend modes are CSS's `mix-blend-mode`. A layer with a blend mode that CSS lacks is embedded as
/// a bitmap; so is a blur that is extended beyond its frame.
struct SVGWriter {
  private(set) var document = ""
  private var depth = 0
  private var clips = 0
  private var masks = 0
  private(set) var canvas = CGSize.zero
  /// Clips that every element must have by itself, the outermost first.
  private var pendingClips: [String] = []
  /// The number of gradients so far.
  var gradients = 0
  /// The number of filters so far.
  var filters = 0
  /// Whether only alpha matters, so that every colour is written as white.
  private(set) var insideMask = false

  mutating func write(_ list: DisplayList) {
    canvas = list.size
    let (width, height) = (number(list.size.width), number(list.size.height))
    open(
      "svg",
      [
        "height": height, "viewBox": "0 0 \(width) \(height)", "width": width,
        "xmlns": "http://www.w3.org/2000/svg",
      ]
    )
    let isolates = list.nodes.contains(where: \.blendsWithBackdrop)
    // A browser may have painted a page behind the root, and nothing here blends with that.
    if isolates { open("g", ["style": "isolation:isolate"]) }
    writeLayer(list.nodes)
    if isolates { close("g") }
    close("svg")
  }

  private mutating func write(_ node: DisplayList.Node) {
    switch node {
    case .leaf(let leaf): write(leaf)
    case .group(let group): write(group)
    }
  }

  private mutating func write(_ leaf: DisplayList.Leaf) {
    if case .image(let image) = leaf.paint {
      var isWritten = false
      withClips(leaf.blend) { isWritten = $0.writeImage(image, of: leaf, $0.style($1)) }
      if isWritten { return }
    }
    let paint = define(leaf.paint, for: leaf.outline)
    withClips(leaf.blend) { writer, blend in
      var attributes = ["d": writer.pathData(leaf.outline.path)]
      if !writer.insideMask { attributes["data-name"] = leaf.name.path }
      if !leaf.transform.isIdentity { attributes["transform"] = writer.matrix(leaf.transform) }
      attributes["style"] = writer.style(blend)
      if let label = leaf.label, !writer.insideMask {
        attributes["aria-label"] = label.text
        attributes["data-font"] = label.font
        attributes["role"] = "img"
      }
      switch leaf.outline {
      case .fill(_, let evenOdd):
        attributes["fill"] = paint.color
        attributes["fill-opacity"] = paint.opacity
        attributes["fill-rule"] = evenOdd ? "evenodd" : nil
      case .stroke(_, let style):
        attributes["fill"] = "none"
        attributes["stroke"] = paint.color
        attributes["stroke-opacity"] = paint.opacity
        attributes.merge(writer.pen(style)) { $1 }
      }
      writer.element("path", attributes)
    }
  }

  private mutating func write(_ group: DisplayList.Group) {
    guard group.isLayer else { return writeTogether(group) }
    var attributes: [String: String] = [:]
    if !insideMask { attributes["data-name"] = group.name.path }
    if group.opacity < 1 { attributes["opacity"] = number(group.opacity) }
    if let filter = group.filter, !group.needsPicture, !isOfNoConsequence(filter) {
      attributes["filter"] = "url(#\(define(filter, of: group)))"
    }
    if let clip = group.clip { attributes["clip-path"] = "url(#\(define(clip)))" }
    if let mask = group.mask { attributes["mask"] = "url(#\(define(mask: mask)))" }
    withClips(group.blend) { writer, blend in
      attributes["style"] = writer.style(blend, isolates: group.isolates)
      writer.open("g", attributes)
      if group.needsPicture {
        writer.writePicture(of: [.group(.init(name: "", filter: group.filter, nodes: group.nodes))])
      } else {
        let outside = writer.insideMask
        if group.makesOpacityOfColors { writer.insideMask = false }
        writer.writeLayer(group.nodes)
        writer.insideMask = outside
      }
      writer.close("g")
    }
  }

  /// Returns whether a filter changes only colours in a context where only opacity matters.
  private func isOfNoConsequence(_ filter: Filter) -> Bool {
    guard insideMask, case .recolor(let recoloring) = filter else { return false }
    return recoloring.keepsOpacity
  }

  /// Writes a group that is no layer. An SVG clip creates one, so if something blends with what is
  /// below the group, each element has the clip by itself.
  private mutating func writeTogether(_ group: DisplayList.Group) {
    var attributes: [String: String] = [:]
    if !insideMask { attributes["data-name"] = group.name.path }
    let outside = pendingClips
    if let clip = group.clip {
      let reference = "url(#\(define(clip)))"
      if group.nodes.contains(where: \.blendsWithBackdrop) {
        pendingClips.append(reference)
      } else {
        attributes["clip-path"] = reference
      }
    }
    open("g", attributes)
    for node in group.nodes { write(node) }
    close("g")
    pendingClips = outside
  }

  /// Writes nodes that are painted as one before they are composited onto what is below.
  private mutating func writeLayer(_ nodes: [DisplayList.Node]) {
    let outside = pendingClips
    pendingClips = []
    if nodes.needPicture {
      writePicture(of: nodes)
    } else {
      for node in nodes { write(node) }
    }
    pendingClips = outside
  }

  /// Writes an element inside the pending clips; the outermost one takes its blend mode.
  private mutating func withClips(
    _ blend: BlendMode,
    _ body: (inout SVGWriter, BlendMode) -> Void
  ) {
    let clips = pendingClips
    for (index, clip) in clips.enumerated() {
      var attributes = ["clip-path": clip]
      if index == 0 { attributes["style"] = style(blend) }
      open("g", attributes)
    }
    pendingClips = []
    body(&self, clips.isEmpty ? blend : .normal)
    pendingClips = clips
    for _ in clips { close("g") }
  }

  // MARK: - Definitions

  private mutating func define(_ clip: DisplayList.Clip) -> String {
    clips += 1
    let id = "clip-\(clips)"
    open("clipPath", ["id": id])
    var attributes = ["d": pathData(clip.path)]
    if clip.evenOdd { attributes["clip-rule"] = "evenodd" }
    if !clip.transform.isIdentity { attributes["transform"] = matrix(clip.transform) }
    element("path", attributes)
    close("clipPath")
    return id
  }

  private mutating func define(mask nodes: [DisplayList.Node]) -> String {
    masks += 1
    let id = "mask-\(masks)"
    let holdsPictures = nodes.needPicture || nodes.holdPictures
    open(
      "mask",
      [
        "height": number(canvas.height), "id": id, "maskUnits": "userSpaceOnUse",
        "style": holdsPictures ? "mask-type:alpha" : nil,
        "width": number(canvas.width), "x": "0", "y": "0",
      ].compactMapValues { $0 }
    )
    let outside = insideMask
    insideMask = true
    writeLayer(nodes)
    insideMask = outside
    close("mask")
    return id
  }

  // MARK: - Values

  private func style(_ blend: BlendMode, isolates: Bool = false) -> String? {
    if blend != .normal, let word = blend.css { return "mix-blend-mode:\(word)" }
    return isolates ? "isolation:isolate" : nil
  }

  private func pen(_ style: StrokeStyle) -> [String: String] {
    var attributes = ["stroke-width": number(style.lineWidth)]
    switch style.lineCap {
    case .round: attributes["stroke-linecap"] = "round"
    case .square: attributes["stroke-linecap"] = "square"
    default: break
    }
    switch style.lineJoin {
    case .round: attributes["stroke-linejoin"] = "round"
    case .bevel: attributes["stroke-linejoin"] = "bevel"
    // SVG has no limit below 1, where no join is a miter.
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
    var data: [String] = []
    path.forEach { element in
      switch element {
      case .move(let end): data.append("M" + points(end))
      case .line(let end): data.append("L" + points(end))
      case .quadCurve(let end, let control): data.append("Q" + points(control, end))
      case .curve(let end, let control1, let control2):
        data.append("C" + points(control1, control2, end))
      case .closeSubpath: data.append("Z")
      }
    }
    return data.joined(separator: " ")
  }

  func points(_ points: CGPoint...) -> String {
    points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
  }

  func matrix(_ transform: CGAffineTransform) -> String {
    let linear = [transform.a, transform.b, transform.c, transform.d]
      .map { DecimalText.shortest(Double($0), places: 6) }
    let move = [transform.tx, transform.ty].map { number($0) }
    return "matrix(\((linear + move).joined(separator: " ")))"
  }

  func number(_ value: CGFloat) -> String { DecimalText.shortest(Double(value)) }

  // MARK: - Elements

  mutating func element(_ name: String, _ attributes: [String: String]) {
    line("<\(name)\(text(attributes))/>")
  }

  mutating func open(_ name: String, _ attributes: [String: String]) {
    line("<\(name)\(text(attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  mutating func comment(_ text: String) {
    line("<!-- \(XMLText.attribute(text).replacing("--", with: "- -")) -->")
  }

  private mutating func line(_ text: String) {
    document += String(repeating: "  ", count: depth) + text + "\n"
  }

  private func text(_ attributes: [String: String]) -> String {
    attributes.sorted { $0.key < $1.key }
      .map { " \($0.key)=\"\(XMLText.attribute($0.value))\"" }
      .joined()
  }
}
