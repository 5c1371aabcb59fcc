import Scene

/// Letters of one line, style, outline font and direction, which are drawn as one path.
struct OutlineRun {
  private var letters: [(letter: StyledText.Letter, origin: CGPoint, number: Int)] = []

  /// Returns whether a letter belongs to the run. A blank does whatever its font, so that a run of
  /// several words in a fallback font isn't split.
  func continues(with letter: StyledText.Letter) -> Bool {
    guard let last = letters.last?.letter else { return true }
    guard last.outline != nil, let new = letter.outline, last.style == letter.style,
      last.shape?.level == letter.shape?.level
    else { return false }
    if letter.isBlank { return true }
    let visible = letters.last { !$0.letter.isBlank }
    return visible?.letter.outline?.agrees(with: new) ?? true
  }

  /// Adds a letter that starts at a point of the baseline.
  ///
  /// - Parameter number: Its position in the line's text.
  mutating func add(_ letter: StyledText.Letter, at origin: CGPoint, number: Int) {
    letters.append((letter, origin, number))
  }

  /// Returns the path of the run, relative to the start of its baseline; `nil` if it contains only
  /// blanks.
  func stroke(in text: StyledText) -> TextStroke? {
    let isBlank = { (part: (letter: StyledText.Letter, origin: CGPoint, number: Int)) in
      part.letter.text.allSatisfy(\.isWhitespace)
    }
    let letters = letters.drop(while: isBlank)
    guard let first = letters.first, let font = first.letter.outline else { return nil }
    let style = text.styles[first.letter.style]
    var path = Path()
    for (letter, origin, _) in letters {
      let point = CGPoint(x: origin.x - first.origin.x, y: 0)
      letter.outline?.add(to: &path, at: point, size: style.size, slant: Double(TextLines.slant))
    }
    guard !path.isEmpty else { return nil }
    return TextStroke(
      outline: .fill(path, evenOdd: false),
      style: style,
      index: first.letter.style,
      origin: first.origin,
      label: TextLabel(
        text: characters(of: letters.map { ($0.letter.text, $0.number) }),
        font: font.label(size: style.size),
        run: run(of: letters.map(\.letter), style)
      )
    )
  }

  /// Returns the font and the extent of letters.
  private func run(of letters: [StyledText.Letter], _ style: TextStyling) -> GlyphRun? {
    guard let first = letters.first, let outline = first.outline else { return nil }
    let end = (letters.lastIndex { !$0.text.allSatisfy(\.isWhitespace) } ?? -1) + 1
    var run = outline.font.glyphRun
    run.size = style.size
    run.width = letters[..<end].reduce(0) { $0 + $1.advance }
    run.slant = outline.isSlanted ? TextLines.slantAngle : 0
    run.features = outline.features
    run.letterSpacing = Double(style.kerning)
    run.isRightToLeft = !(first.shape?.level ?? 0).isMultiple(of: 2)
    return run
  }

  /// Returns the characters in the order of the text, without blanks at the end.
  private func characters(of parts: [(text: String, number: Int)]) -> String {
    var text = parts.sorted { $0.number < $1.number }.map(\.text).joined()
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}

extension OutlineGlyphs {
  /// The name of the font and its size in points, such as `Inter 17`.
  func label(size: Double) -> String {
    "\(font.name)\(isSlanted ? " slanted" : "") \(DecimalFormat.shortest(size))"
  }
}
