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
    forEachLine(of: letters, width: width) { count in
      lines.append(letters[start..<start + count])
      start += count
    }
    return lines
  }

  /// Calls a closure with the number of letters of each line.
  private static func forEachLine(
    of letters: ArraySlice<StyledText.Letter>,
    width: Double,
    _ body: (_ count: Int) -> Void
  ) {
    letters.withUnsafeBufferPointer { letters in
      var (start, index, length) = (0, 0, 0.0)
      // The index after the line's last possible break.
      var lastBreak = 0
      while index < letters.count {
        let advance = letters[index].advance
        if index > start, length + advance > width + tolerance, !letters[index].isBlank {
          let end = lastBreak > start ? lastBreak : index
          body(end - start)
          start = end
          lastBreak = end
          length = 0
          var known = start
          while known < index {
            length += letters[known].advance
            known += 1
          }
        }
        length += advance
        index += 1
        if letters[index - 1].canEndLine { lastBreak = index }
      }
      body(letters.count - start)
    }
  }
}
