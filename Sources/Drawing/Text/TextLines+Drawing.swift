import Foundation
import Scene

extension TextLines {
  /// The slant of italics: the tangent of 12 degrees.
  static let slant: CGFloat = 0.2126
  /// The slant of italics, in degrees.
  static let slantAngle = 12.0

  /// Returns the paths of each style of the text, relative to the top left corner: the lines of the
  /// stroke font, the runs of outline fonts, and the underlines and strikethroughs that need a
  /// separate path.
  func strokes(in size: CGSize, isMirrored: Bool = false) -> [TextStroke] {
    var paths = Array(repeating: Path(), count: text.styles.count)
    var rules: [RuleID: Path] = [:]
    var runs: [[TextStroke]] = Array(repeating: [], count: text.styles.count)
    for index in lines.indices {
      let baseline = baseline(index)
      var run = OutlineRun()
      for placed in placed(index, in: size.width, isMirrored: isMirrored) {
        let letter = placed.letter
        let style = text.styles[letter.style]
        let origin = CGPoint(x: placed.x, y: baseline - Double(style.baselineOffset))
        if !run.continues(with: letter) {
          if let stroke = run.stroke(in: text) { runs[stroke.index].append(stroke) }
          run = OutlineRun()
        }
        if letter.outline != nil {
          run.add(letter, at: origin, number: placed.index)
        } else if !letter.isImage {
          add(letter, of: style, at: origin, to: &paths[letter.style])
        }
        for number in 0..<2 where style.rules[number] != nil {
          if style.rulesArePartOfLetters(number) {
            addRule(number, of: letter, at: origin, to: &paths[letter.style])
          } else {
            let id = RuleID(style: letter.style, number: number)
            addRule(number, of: letter, at: origin, to: &rules[id, default: Path()])
          }
        }
      }
      if let stroke = run.stroke(in: text) { runs[stroke.index].append(stroke) }
    }
    return paths.indices.flatMap { index in
      let style = text.styles[index]
      let outline = DisplayList.Outline.stroke(paths[index], style.strokeStyle(for: style.size))
      let letters = TextStroke(outline: outline, style: style, index: index)
      let lines = (0..<2).compactMap { number in
        rules[RuleID(style: index, number: number)].map { path in
          var own = style
          own.foreground = style.lineColors[number] ?? style.foreground
          return TextStroke(
            outline: .stroke(path, style.ruleStrokeStyle(number)),
            style: own,
            index: index,
            isLetters: style.lineColors[number] == nil
          )
        }
      }
      return (paths[index].isEmpty ? [] : [letters]) + runs[index] + lines
    }
  }

  /// The identity of underlines or strikethroughs with a separate path.
  private struct RuleID: Hashable {
    let style: Int
    let number: Int
  }

  /// Adds a letter that starts at a point of the baseline.
  func add(
    _ letter: StyledText.Letter,
    of style: TextStyling,
    at point: CGPoint,
    to path: inout Path
  ) {
    let glyph = StrokeFont.glyph(letter.character)
    // Letters are centred in their advance, which differs from the glyph's if the text is
    // monospaced or has a weight other than regular.
    let inset = (letter.advance - Double(style.kerning) - glyph.advance * style.size) / 2
    let glyphTransform = CGAffineTransform(
      a: style.size,
      b: 0,
      c: style.isSlanted ? -TextLines.slant * style.size : 0,
      d: style.size,
      tx: point.x + inset,
      ty: point.y
    )
    path.addPath(glyph.path, transform: glyphTransform)
  }

  /// Adds the part of the underline (0) or strikethrough (1) of a letter that starts at a point.
  func addRule(
    _ number: Int,
    of letter: StyledText.Letter,
    at origin: CGPoint,
    to path: inout Path
  ) {
    let style = text.styles[letter.style]
    guard let line = style.rules[number], letter.advance > 0 else { return }
    let (x, size) = (Double(origin.x), style.size)
    let y = Double(origin.y) + style.heights.rules[number] * size
    let step =
      switch line.pattern {
      case .solid: 0.0
      case .dot: 0.15 * size
      case .dash, .dashDot, .dashDotDot: 0.3 * size
      }
    let end = x + letter.advance
    // A line with very many dashes, or of non-finite length, is drawn solid.
    guard step > 0, (end - x) / step < 1_000, abs(x) / step < 1e9 else {
      path.move(to: CGPoint(x: x, y: y))
      return path.addLine(to: CGPoint(x: end, y: y))
    }
    // Dashes begin at multiples of their step, so that they continue from letter to letter.
    var start = (x / step).rounded(.down) * step
    while start < end {
      let (from, to) = (max(start, x), min(start + (line.pattern == .dot ? 0.01 : 0.5) * step, end))
      if from < to {
        path.move(to: CGPoint(x: from, y: y))
        path.addLine(to: CGPoint(x: to, y: y))
      }
      start += step
    }
  }
}

/// A path of one style of a text.
struct TextStroke {
  let outline: DisplayList.Outline
  let style: TextStyling
  /// The index of the style.
  let index: Int
  /// Whether it has the paint of the letters, unlike underlines and strikethroughs with their own
  /// colour.
  var isLetters = true
  /// The origin of its coordinates, relative to the text.
  var origin = CGPoint.zero
  /// The characters and their font; `nil` for the stroke font.
  var label: TextLabel?
}

/// A text in a view tree.
struct TextRule: LayoutElement {
  let text: StyledText
  /// The motion of its frame; its size changes at once.
  let frame: FrameMotion?
  /// The paints of each style.
  let paints: [ResolvedStyle]
  /// The custom renderer; `nil` for the library's default drawing.
  private let renderer: (any TextRenderer)?
  private let context: ViewContext
  /// Whether bars are drawn instead of letters.
  private let isHidden: Bool
  /// The words that fade out, and the opacity of the new ones.
  private var change: (former: StyledText, fraction: Double)?

  /// Creates the element for a text of the view at a path, with its current style.
  init(text: StyledText, words: [String], in context: ViewContext, at path: IdentityPath) {
    self.text = text
    self.context = context
    renderer = context.environment.textRenderer
    isHidden = context.environment.hidesContents
    if context.status.pointee.keepsValues {
      let motion = context.status.pointee.object(at: path) {
        ContentMotion(text, words: words)
      }
      let fades = context.environment.contentTransition.fades
      change = motion.move(
        to: text,
        words: words,
        fades: fades,
        at: context.surroundings.motionContext
      )
    }
    frame = context.surroundings.frameMotion(of: TextRule.self, at: path)
    paints = text.styles.map {
      context.surroundings.animated($0.foreground ?? .color(.black), at: path)
    }
  }

  var isView: Bool { true }
  var explicitGuides: ExplicitGuides { .baselines }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    guard let renderer else { return TextLines(text, in: proposal).size }
    return renderer.sizeThatFits(proposal: proposal, text: TextProxy(text: text))
  }

  func explicitGuide(
    _ key: AlignmentKey,
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    let lines = TextLines(text, in: proposal)
    return lines.baseline(isFirst ? 0 : lines.lines.count - 1)
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    var state = state
    _ = frame.apply(to: &state, size: size)
    guard state.pass.isShown, state.transform.isFinite else { return }
    guard !isHidden else { return drawPlaceholder(node, size, proposal, in: state, onto: &canvas) }
    if let renderer {
      return draw(by: renderer, node, size: size, proposal: proposal, in: state, onto: &canvas)
    }
    guard let change else {
      return draw(text, paints, node, size: size, proposal: proposal, in: state, onto: &canvas)
    }
    for (text, fraction) in [(change.former, 1 - change.fraction), (text, change.fraction)] {
      var faded = state
      faded.opacity *= fraction
      let paints = text.styles.map { $0.foreground ?? .color(.black) }
      let textSize = TextLines(text, in: proposal).size
      draw(text, paints, node, size: textSize, proposal: proposal, in: faded, onto: &canvas)
    }
  }

  /// Draws the text with a renderer, as a canvas is drawn with its closure.
  private func draw(
    by renderer: any TextRenderer,
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let layout = TextLines(text, in: proposal)
      .layout(in: size, paints: paints, isMirrored: state.direction == .rightToLeft)
    let name = node.name
    let target = CanvasTarget(
      pass: state.pass,
      environment: context.environment,
      name: name
    )
    var graphics = GraphicsContext(
      target: target,
      base: state.transform,
      size: size,
      opacity: state.opacity,
      stack: state.stack
    )
    context.evaluating { renderer.draw(layout: layout, in: &graphics) }
    let nodes = target.finish()
    guard state.blend != .normal || nodes.blendWithBackdrop else {
      return canvas += nodes
    }
    guard !nodes.isEmpty else { return }
    let group = DisplayList.Group(name: name, blend: state.blend, isolates: true, nodes: nodes)
    canvas.append(.group(group))
  }

  /// Draws bars instead of letters.
  private func drawPlaceholder(
    _ node: LayoutNode,
    _ size: CGSize,
    _ proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let rect = CGRect(origin: .zero, size: size)
    let isMirrored = state.direction == .rightToLeft
    let opacity = state.opacity * TextLines.placeholderOpacity
    for (bar, index) in TextLines(text, in: proposal).placeholders(in: size, isMirrored: isMirrored)
    {
      let paint = paints[index].paint(in: rect).multiplyingAlpha(by: opacity)
      guard !paint.isTransparent else { continue }
      let leaf = DisplayList.Leaf(
        name: node.name,
        outline: .fill(bar, evenOdd: false),
        paint: paint,
        blend: state.blend,
        transform: state.transform
      )
      canvas.append(.leaf(leaf))
    }
  }

  private func draw(
    _ text: StyledText,
    _ paints: [ResolvedStyle],
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let rect = CGRect(origin: .zero, size: size)
    let isMirrored = state.direction == .rightToLeft
    let lines = TextLines(text, in: proposal)
    for (frame, color) in lines.backgrounds(in: size, isMirrored: isMirrored) {
      let paint = Paint.solid(color).multiplyingAlpha(by: state.opacity)
      guard !paint.isTransparent else { continue }
      let leaf = DisplayList.Leaf(
        name: node.name,
        outline: .fill(Path(frame), evenOdd: false),
        paint: paint,
        blend: state.blend,
        transform: state.transform
      )
      canvas.append(.leaf(leaf))
    }
    for (inline, frame, index) in lines.images(in: size, isMirrored: isMirrored) {
      var image = inline.image
      if image.foreground != nil { image.foreground = paints[index] }
      canvas += image.nodes(
        named: node.name,
        in: frame.size,
        transform: state.transform.translatedBy(x: frame.minX, y: frame.minY),
        opacity: state.opacity,
        blend: state.blend
      )
    }
    for stroke in lines.strokes(in: size, isMirrored: isMirrored) {
      let style =
        stroke.isLetters ? paints[stroke.index] : stroke.style.foreground ?? .color(.black)
      let letterRect = rect.offsetBy(dx: -stroke.origin.x, dy: -stroke.origin.y)
      let paint = style.paint(in: letterRect).multiplyingAlpha(by: state.opacity)
      guard !paint.isTransparent else { continue }
      let leaf = DisplayList.Leaf(
        name: node.name,
        outline: stroke.outline,
        paint: paint,
        blend: state.blend,
        transform: state.transform.translatedBy(x: stroke.origin.x, y: stroke.origin.y),
        label: stroke.label
      )
      canvas.append(leaf, of: style, opacity: state.opacity)
    }
  }
}

extension TextStyling {
  /// Returns the stroke style for letters of a size.
  func strokeStyle(for size: Double) -> StrokeStyle {
    StrokeStyle(lineWidth: strokeWidth * size, lineCap: .round, lineJoin: .round)
  }

  /// Returns whether the underline (0) or strikethrough (1) has the letters' stroke style.
  func rulesArePartOfLetters(_ number: Int) -> Bool {
    lineColors[number] == nil && heights.ruleThicknesses == nil
  }

  /// Returns the stroke style of the underline (0) or strikethrough (1).
  func ruleStrokeStyle(_ number: Int) -> StrokeStyle {
    guard let thicknesses = heights.ruleThicknesses else { return strokeStyle(for: size) }
    let isDotted = rules[number]?.pattern == .dot
    return StrokeStyle(
      lineWidth: thicknesses[number] * size,
      lineCap: isDotted ? .round : .butt,
      lineJoin: .round
    )
  }
}
