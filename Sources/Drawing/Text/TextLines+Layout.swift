import Foundation
import Scene

extension TextLines {
  /// Returns the lines letter by letter, as ``strokes(in:isMirrored:)`` draws them style by style.
  ///
  /// - Parameter paints: The paint of the letters of each style.
  func layout(
    in size: CGSize,
    paints: [ResolvedStyle],
    isMirrored: Bool = false
  ) -> Text.Layout {
    let share = isMirrored ? 1 - text.rules.alignment.share : text.rules.alignment.share
    let room = CGRect(origin: .zero, size: size)
    var count = 0
    let lines = lines.enumerated().map { number, line in
      let baseline = baseline(number)
      let start = (Double(size.width) - TextLines.width(line)) * share
      var x = start
      var runs: [(style: Int, letters: [Text.Layout.Letter])] = []
      for letter in line {
        let style = text.styles[letter.style]
        let y = baseline - Double(style.baselineOffset)
        let bounds = Text.Layout.TypographicBounds(
          origin: CGPoint(x: x, y: y),
          width: letter.advance,
          ascent: StrokeFont.ascent * style.size,
          descent: StrokeFont.descent * style.size
        )
        let piece = Text.Layout.Letter(
          character: letter.character,
          index: Text.Layout.CharacterIndex(offset: count),
          bounds: bounds,
          strokes: strokes(of: letter, at: bounds.origin, paint: paints[letter.style]),
          image: letter.isImage
            ? text.images[letter.style].map { ($0, $0.frame(at: bounds.origin)) } : nil,
          room: room
        )
        if runs.last?.style == letter.style {
          runs[runs.count - 1].letters.append(piece)
        } else {
          runs.append((letter.style, [piece]))
        }
        x += letter.advance
        count += 1
      }
      return Text.Layout.Line(
        runs: runs.map { run in
          Text.Layout.Run(letters: run.letters, attributes: text.attributes[run.style])
        },
        origin: CGPoint(x: start, y: baseline)
      )
    }
    return Text.Layout(lines: lines, isTruncated: isCut)
  }

  private func strokes(
    of letter: StyledText.Letter,
    at origin: CGPoint,
    paint: ResolvedStyle
  ) -> [Text.Layout.Stroke] {
    let style = text.styles[letter.style]
    let pen = style.pen(for: style.size)
    var path = Path()
    if !letter.isImage { add(letter, of: style, at: origin, to: &path) }
    var rules: [Text.Layout.Stroke] = []
    for number in 0..<2 {
      var rule = Path()
      addRule(number, of: letter, at: origin, to: &rule)
      guard !rule.isEmpty else { continue }
      if let color = style.lineColors[number] {
        rules.append(Text.Layout.Stroke(outline: .stroke(rule, pen), style: color))
      } else {
        path.addPath(rule)
      }
    }
    guard !path.isEmpty else { return rules }
    return [Text.Layout.Stroke(outline: .stroke(path, pen), style: paint)] + rules
  }
}
