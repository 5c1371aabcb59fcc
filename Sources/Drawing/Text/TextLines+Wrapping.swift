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
    letters.withUnsafeBufferPointer { buffer in
      var (start, index, length) = (0, 0, 0.0)
      // The index after the line's last possible break.
      var lastBreak = 0
      func endLine(at end: Int) {
        lines.append(letters[letters.startIndex + start..<letters.startIndex + end])
        start = end
      }
      while index < buffer.count {
        let advance = buffer[index].advance
        if index > start, length + advance > width + tolerance, !buffer[index].isBlank {
          endLine(at: lastBreak > start ? lastBreak : index)
          (lastBreak, length) = (start, 0)
          var known = start
          while known < index {
            length += buffer[known].advance
            known += 1
          }
        }
        length += advance
        index += 1
        if buffer[index - 1].canEndLine { lastBreak = index }
      }
      endLine(at: buffer.count)
    }
    return lines
  }
}
