extension TextLines {
  /// Returns the width of a line without trailing blanks.
  static func width(_ line: [StyledText.Letter]) -> Double {
    let end = line.lastIndex { !$0.character.isWhitespace } ?? -1
    return line.prefix(end + 1).reduce(0) { $0 + $1.advance }
  }

  /// Breaks lines after blanks and hyphens, or where shaped letters permit it, and inside words
  /// that are too long for a line.
  static func wrap(
    _ letters: ArraySlice<StyledText.Letter>,
    width: Double
  ) -> [[StyledText.Letter]] {
    guard width < .infinity else { return [Array(letters)] }
    var lines: [[StyledText.Letter]] = []
    var line: [StyledText.Letter] = []
    var length = 0.0
    // The number of letters up to the line's last possible break.
    var keep = 0
    for letter in letters {
      let isBlank = letter.character.isWhitespace
      if !isBlank, !line.isEmpty, length + letter.advance > width + tolerance {
        let cut = keep > 0 ? keep : line.count
        lines.append(Array(line[..<cut]))
        line = Array(line[cut...])
        length = line.reduce(0) { $0 + $1.advance }
        keep = 0
      }
      line.append(letter)
      length += letter.advance
      let endsLine = letter.shape.map(\.endsLine) ?? (isBlank || letter.character == "-")
      if endsLine { keep = line.count }
    }
    lines.append(line)
    return lines
  }
}
