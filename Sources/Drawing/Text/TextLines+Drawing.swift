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
