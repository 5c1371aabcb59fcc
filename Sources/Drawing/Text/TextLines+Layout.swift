import Foundation
import Scene

extension TextLines {
  /// Returns the lines divided into letters; ``strokes(in:isMirrored:)`` groups them by style.
  ///
  /// - Parameter paints: The paint of the letters of each style.
  func layout(
    in size: CGSize,
    paints: [ResolvedStyle],
    isMirrored: Bool = false
  ) -> Text.Layout {
    let paintBounds = CGRect(origin: .zero, size: size)
    var count = 0
    let lines = lines.enumerated().map { number, line in
      let baseline = baseline(number)
      let placed = placed(number, in: size.width, isMirrored: isMirrored)
      let start = placed.first?.x ?? 0
      var runs: [(last: StyledText.Letter, letters: [Text.Layout.Letter])] = []
      for positioned in placed {
        let letter = positioned.letter
        let style = text.styles[letter.style]
        let y = baseline - Double(style.baselineOffset)
        let bounds = Text.Layout.TypographicBounds(
          origin: CGPoint(x: positioned.x, y: y),
          width: letter.advance,
          ascent: style.heights.ascent * style.size,
          descent: style.heights.descent * style.size,
          leading: style.heights.lineGap * style.size
        )
        let piece = Text.Layout.Letter(
          text: letter.text,
          index: Text.Layout.CharacterIndex(offset: count + positioned.index),
          bounds: bounds,
          strokes: strokes(of: letter, at: bounds.origin, paint: paints[letter.style]),
          image: letter.isImage
            ? text.images[letter.style].map { ($0, $0.frame(at: bounds.origin)) } : nil,
          paintBounds: paintBounds
        )
        if let last = runs.last?.last, last.isShaped(with: letter) {
          runs[runs.count - 1].letters.append(piece)
        } else {
          runs.append((letter, [piece]))
        }
      }
      count += line.count
      return Text.Layout.Line(
        runs: runs.map { run in
          Text.Layout.Run(
            letters: run.letters,
            attributes: text.attributes[run.last.style],
            isRightToLeft: !(run.last.shape?.level ?? 0).isMultiple(of: 2)
          )
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
    let strokeStyle = style.strokeStyle(for: style.size)
    var path = Path()
    var rules: [Text.Layout.Stroke] = []
    if let outline = letter.outline {
      var glyphs = Path()
      outline.add(to: &glyphs, at: origin, size: style.size, slant: Double(TextLines.slant))
      if !glyphs.isEmpty {
        rules.append(Text.Layout.Stroke(outline: .fill(glyphs, evenOdd: false), style: paint))
      }
    } else if !letter.isImage {
      add(letter, of: style, at: origin, to: &path)
    }
    for number in 0..<2 {
      var rule = Path()
      addRule(number, of: letter, at: origin, to: &rule)
      guard !rule.isEmpty else { continue }
      if !style.rulesArePartOfLetters(number) {
        let color = style.lineColors[number] ?? paint
        rules.append(
          Text.Layout.Stroke(outline: .stroke(rule, style.ruleStrokeStyle(number)), style: color)
        )
      } else {
        path.addPath(rule)
      }
    }
    guard !path.isEmpty else { return rules }
    return [Text.Layout.Stroke(outline: .stroke(path, strokeStyle), style: paint)] + rules
  }
}

extension StyledText.Letter {
  /// Returns whether two neighbouring letters belong to one run.
  fileprivate func isShaped(with other: StyledText.Letter) -> Bool {
    guard style == other.style, shape?.level == other.shape?.level else { return false }
    switch (outline, other.outline) {
    case (let own?, let other?): return own.agrees(with: other)
    case (nil, nil): return true
    default: return false
    }
  }
}
