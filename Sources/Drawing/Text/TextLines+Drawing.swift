import Foundation
import Scene

extension TextLines {
  /// The lean of letters that lean to the right: the tangent of 12 degrees.
  private static let lean: CGFloat = 0.2126

  /// The lines that the pen follows, for each style of the text, from the top left corner.
  func strokes(in size: CGSize) -> [(path: Path, style: TextStyling, index: Int)] {
    var paths = Array(repeating: Path(), count: text.styles.count)
    let share = text.rules.alignment.share
    for (index, line) in lines.enumerated() {
      let used = TextLines.width(line)
      var x = (Double(size.width) - used) * share
      let baseline = baseline(index)
      for letter in line {
        let style = text.styles[letter.style]
        let y = baseline - Double(style.baselineOffset)
        paths[letter.style].addPath(
          StrokeFont.glyph(letter.character).path,
          transform: place(letter, of: style, at: CGPoint(x: x, y: y))
        )
        addRules(to: &paths[letter.style], letter, style, at: CGPoint(x: x, y: y))
        x += letter.advance
      }
    }
    return paths.indices.filter { !paths[$0].isEmpty }.map { (paths[$0], text.styles[$0], $0) }
  }

  private func place(
    _ letter: FlowingText.Letter,
    of style: TextStyling,
    at point: CGPoint
  ) -> CGAffineTransform {
    let own = StrokeFont.glyph(letter.character).advance * style.size
    // A letter of one width stands in the middle of its room; a heavier one in that of its own.
    let inset = (letter.advance - Double(style.kerning) - own) / 2
    return CGAffineTransform(
      a: style.size,
      b: 0,
      c: style.leansRight ? -TextLines.lean * style.size : 0,
      d: style.size,
      tx: point.x + inset,
      ty: point.y
    )
  }

  /// Adds the lines under and through a letter.
  private func addRules(
    to path: inout Path,
    _ letter: FlowingText.Letter,
    _ style: TextStyling,
    at point: CGPoint
  ) {
    guard letter.advance > 0 else { return }
    let heights = [(style.isUnderlined, 0.12), (style.isStruck, -0.26)]
    for (_, height) in heights.filter(\.0) {
      let y = point.y + height * style.size
      path.move(to: CGPoint(x: point.x, y: y))
      path.addLine(to: CGPoint(x: point.x + letter.advance, y: y))
    }
  }
}

/// A text in a view tree.
struct TextRule: LayoutRule {
  let text: FlowingText
  /// What moves its frame; its size changes at once.
  let frame: FrameMotion?
  /// What the parts of each style are painted with.
  let paints: [ResolvedStyle]

  /// Takes a text of the view at a path, as it looks now.
  init(text: FlowingText, in context: ViewContext, at path: IdentityPath) {
    self.text = text
    frame = context.frameMotion(of: TextRule.self, at: path)
    paints = text.styles.map { context.moved($0.foreground ?? .color(.black), at: path) }
  }

  var isShown: Bool { true }
  var setsGuides: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    TextLines(text, in: proposal).size
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
    let (state, _) = frame.apply(to: state, size: size)
    guard state.pass.isShown, state.transform.isFinite else { return }
    let rect = CGRect(origin: .zero, size: size)
    for stroke in TextLines(text, in: proposal).strokes(in: size) {
      let style = paints[stroke.index]
      let paint = style.paint(in: rect).multiplyingAlpha(by: state.opacity)
      guard !paint.isInvisible else { continue }
      let leaf = DisplayList.Leaf(
        name: node.path.description,
        outline: .stroke(stroke.path, stroke.style.pen(for: stroke.style.size)),
        paint: paint,
        blend: state.blend,
        transform: state.transform
      )
      canvas.append(leaf, of: style, opacity: state.opacity)
    }
  }
}

extension TextStyling {
  /// The pen that letters of a size are drawn with.
  func pen(for size: Double) -> StrokeStyle {
    StrokeStyle(lineWidth: pen * size, lineCap: .round, lineJoin: .round)
  }
}
