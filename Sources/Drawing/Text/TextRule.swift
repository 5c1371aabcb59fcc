import Foundation
import Scene

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
    let target = CanvasTarget(
      pass: state.pass,
      environment: context.environment,
      name: node.name
    )
    var graphics = GraphicsContext(
      target: target,
      base: state.transform,
      size: size,
      opacity: state.opacity,
      stack: state.stack
    )
    context.evaluating { renderer.draw(layout: layout, in: &graphics) }
    canvas += target.finish(blend: state.blend)
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
