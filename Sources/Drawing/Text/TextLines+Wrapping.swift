extension TextLines {
  /// Returns the width of a line without trailing blanks.
  static func width(_ line: ArraySlice<StyledText.Letter>) -> Double {
    line.withUnsafeBufferPointer { letters in
      var end = letters.count
      while end > 0, letters[end - 1].isBlank { end -= 1 }
      var width = 0.0
      var index = 0
      while index < end {
        width += letters[index].advance
        index += 1
      }
      return width
    }
  }

  /// Breaks lines after blanks and hyphens, or where shaped letters permit it, and inside words
  /// that are too long for a line.
  static func wrap(
    _ letters: ArraySlice<StyledText.Letter>,
    width: Double
  ) -> [ArraySlice<StyledText.Letter>] {
    guard width < .infinity else { return [letters] }
    var lines: [ArraySlice<StyledText.Letter>] = []
    var start = letters.startIndex
    var length = 0.0
    // The index after the line's last possible break.
    var lastBreak = start
    var index = start
    while index < letters.endIndex {
      let (advance, isBlank) = (letters[index].advance, letters[index].isBlank)
      if !isBlank, index > start, length + advance > width + tolerance {
        let end = lastBreak > start ? lastBreak : index
        lines.append(letters[start..<end])
        start = end
        lastBreak = end
        length = sumOfAdvances(letters[start..<index])
      }
      length += advance
      index += 1
      if letters[index - 1].canEndLine { lastBreak = index }
    }
    lines.append(letters[start...])
    return lines
  }

  private static func sumOfAdvances(_ letters: ArraySlice<StyledText.Letter>) -> Double {
    var (sum, index) = (0.0, letters.startIndex)
    while index < letters.endIndex {
      sum += letters[index].advance
      index += 1
    }
    return sum
  }
}

extension StyledText.Letter {
  /// Whether a line can end after the letter.
  fileprivate var canEndLine: Bool {
    guard let shape else { return isBlank || character == "-" }
    return shape.endsLine
  }
}
