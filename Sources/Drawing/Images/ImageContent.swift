import Foundation
import Pixels
import Scene

/// An image with its environment resolved.
struct ImageContent {
  /// The pixels; `nil` if a symbol or a drawing is used instead.
  let bitmap: Bitmap?
  private let glyph: SymbolGlyph
  /// The drawing to use instead of pixels, with its environment; `nil` for none.
  private let drawing: (image: DrawnImage, environment: EnvironmentValues)?
  /// The line width of the symbol, as a fraction of its size.
  private let lineWidthFraction: Double
  /// Pixels per point.
  let scale: CGFloat
  /// The size of the image, in points.
  let size: CGSize
  /// Whether the image is unknown, so that a crossed box is drawn.
  let isPlaceholder: Bool
  let resizing: Image.ResizingMode?
  let capInsets: EdgeInsets
  let isSmooth: Bool
  /// The style that replaces the colours of the image.
  var foreground: ResolvedStyle?

  /// Resolves an image in an environment. A drawing is rendered to pixels only if they are needed.
  init(_ image: Image, in environment: EnvironmentValues, needsPixels: Bool = false) {
    resizing = image.resizing
    capInsets = image.capInsets
    isSmooth = image.interpolation != .none
    lineWidthFraction = environment.textStyling.strokeWidth
    glyph = SymbolGlyph(named: ImageContent.symbolName(of: image, in: environment))
    let known =
      switch image.source {
      case .bitmap, .drawn, .adaptive: image
      case .named(let name):
        environment.namedImages[name] ?? Image.bundled[name]
      case .symbol(let name): environment.namedImages[name]
      }
    let source = known?.source.resolved(for: environment.colorScheme)
    var isTemplate = (image.mode ?? known?.mode) == .template
    var drawing: (image: DrawnImage, environment: EnvironmentValues)?
    if case .drawn(let drawn) = source {
      if case .symbol = image.source { isTemplate = (image.mode ?? known?.mode) != .original }
      let isOnePart = image.resizing != .tile && image.capInsets == EdgeInsets()
      let picture =
        isTemplate || !isOnePart || needsPixels ? drawn.bitmap(in: environment) : nil
      if picture == nil { drawing = (drawn, environment) }
      bitmap = picture?.pixels
      scale = picture?.scale ?? 1
      size = drawn.size
    } else if case .bitmap(let bitmap, let scale) = source {
      self.bitmap = bitmap
      self.scale = scale
      size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
      if case .symbol = image.source { isTemplate = (image.mode ?? known?.mode) != .original }
    } else {
      bitmap = nil
      scale = 1
      var side = ImageContent.unknownImageSide
      if case .symbol = image.source {
        side = environment.textStyling.size * ImageContent.symbolSize
        side *= environment.imageScale.factor
      }
      size = CGSize(width: side, height: side)
      isTemplate = true
    }
    self.drawing = drawing
    isPlaceholder = bitmap == nil && drawing == nil && glyph.isUnknown
    if isTemplate { foreground = ForegroundStyle().paint(in: environment) }
  }

  /// The side of a symbol relative to the font size.
  private static let symbolSize = 1.17
  /// The side of an unknown image, in points.
  private static let unknownImageSide = 32.0

  private static func symbolName(of image: Image, in environment: EnvironmentValues) -> String {
    guard case .symbol(let name) = image.source else { return "" }
    let variants = environment.symbolVariants.words.filter { !name.hasSuffix($0) }
    return ([name] + variants).joined(separator: ".")
  }

  /// Returns the nodes in a frame at the origin.
  func nodes(
    named name: ElementName,
    in size: CGSize,
    transform: CGAffineTransform,
    opacity: Double,
    blend: BlendMode
  ) -> [DisplayList.Node] {
    guard size.width > 0, size.height > 0, size.isFinite, transform.isFinite else { return [] }
    if let drawing {
      return drawing.image.nodes(
        named: name,
        in: size,
        transform: transform,
        opacity: opacity,
        blend: blend,
        environment: drawing.environment
      )
    }
    let frame = CGRect(origin: .zero, size: size)
    func leaf(_ outline: DisplayList.Outline, _ paint: Paint, _ blend: BlendMode = .normal)
      -> DisplayList.Leaf
    {
      DisplayList.Leaf(
        name: name,
        outline: outline,
        paint: paint,
        blend: blend,
        transform: transform
      )
    }
    let color = (foreground ?? .color(.black)).paint(in: frame).multiplyingAlpha(by: opacity)
    guard let bitmap else {
      guard !color.isTransparent else { return [] }
      let hasHoles = !glyph.holes.isEmpty
      let nodes = outlines(in: size).map {
        DisplayList.Node.leaf(leaf($0, color, hasHoles ? .normal : blend))
      }
      guard hasHoles else { return nodes }
      let area = leaf(.fill(Path(frame), evenOdd: false), .solid(.black))
      // The holes are stroked lines. They are erased, because with the even-odd rule, lines that
      // cross would cancel each other.
      let holes = leaf(holes(in: size), .solid(.black))
      let cut = DisplayList.Group(name: name, blend: .destinationOut, nodes: [.leaf(holes)])
      let mask: [DisplayList.Node] = [.leaf(area), .group(cut)]
      return [.group(DisplayList.Group(name: name, blend: blend, mask: mask, nodes: nodes))]
    }
    let parts = parts(of: bitmap, in: size, opacity: foreground == nil ? opacity : 1)
    guard foreground != nil else {
      let leaves = parts.map { leaf($0.outline, .image($0.paint), blend) }
      return leaves.filter { !$0.paint.isTransparent }.map { .leaf($0) }
    }
    guard !color.isTransparent else { return [] }
    let mask = parts.map { DisplayList.Node.leaf(leaf($0.outline, .image($0.paint))) }
    let area = DisplayList.Node.leaf(leaf(.fill(Path(frame), evenOdd: false), color))
    return [.group(DisplayList.Group(name: name, blend: blend, mask: mask, nodes: [area]))]
  }

  /// Returns the filled areas and stroked lines of the symbol.
  private func outlines(in size: CGSize) -> [DisplayList.Outline] {
    let scale = CGAffineTransform(scaleX: size.width, y: size.height)
    let areas = DisplayList.Outline.fill(glyph.areas.applying(scale), evenOdd: true)
    let lines = stroke(glyph.lines, in: size, lineWidthFraction: lineWidthFraction)
    return [areas, lines].filter { !$0.path.isEmpty }
  }

  private func holes(in size: CGSize) -> DisplayList.Outline {
    stroke(glyph.holes, in: size, lineWidthFraction: SymbolGlyph.holeStrokeWidth)
  }

  private func stroke(_ path: Path, in size: CGSize, lineWidthFraction: Double)
    -> DisplayList.Outline
  {
    let style = StrokeStyle(
      lineWidth: min(size.width, size.height) * lineWidthFraction,
      lineCap: .round,
      lineJoin: .round
    )
    return .stroke(path.applying(CGAffineTransform(scaleX: size.width, y: size.height)), style)
  }
}
