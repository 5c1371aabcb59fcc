extension UnifiedDifference {
  /// Returns the text to print: escaped, cut to the limits, with the number of omitted lines.
  ///
  /// Below a changed line that is similar to the one it replaces, `^` marks the words that differ.
  /// A missing final newline is mentioned only if the other text has one.
  package func text(_ limits: DifferenceLimits = .standard) -> String {
    let mentionsEnds = lines.oldIsClosed != lines.newIsClosed
    let hunks = hunks(context: limits.context)
    let total = hunks.reduce(0) { $0 + 1 + $1.rows.count }
    // Omitting only a few lines isn't worth the line that counts them.
    let isComplete = total <= limits.lines + min(limits.lines / 8, 3)
    let maxCount = isComplete ? total : limits.lines
    var shown: [String] = []
    var count = 0
    for hunk in hunks {
      guard count < maxCount else { break }
      shown.append(hunk.header)
      count += 1
      var pairs = pairs(in: hunk.rows, limits)
      for index in hunk.rows {
        guard count < maxCount else { break }
        let pair = pairs.removeValue(forKey: index)
        shown.append(pair?.line ?? visible(rows[index], limits))
        if let marks = pair?.marks, !marks.isEmpty { shown.append(" \(marks)") }
        if mentionsEnds, isOpenEnd(rows[index]) { shown.append("\\ No newline at end of file") }
        count += 1
      }
    }
    if count < total { shown.append("… \((total - count).counted("more line"))") }
    return shown.joined(separator: "\n")
  }

  private func visible(_ row: Row, _ limits: DifferenceLimits) -> String {
    let (sign, line) = content(of: row)
    let text = VisibleText.make(
      line,
      isLine: true,
      marksTrailingSpace: row.isChange,
      // For a line of context, what fits into one row of a terminal is enough.
      limit: row.isChange ? limits.columns : min(limits.columns, 60)
    )
    return String(UnicodeScalar(sign)) + text
  }

  // MARK: - Words

  /// A line as shown, with the marks below it.
  private struct MarkedLine {
    var line: String
    var marks: String
  }

  /// Returns the lines of a hunk that are similar to the ones they replace, by row.
  private func pairs(in range: Range<Int>, _ limits: DifferenceLimits) -> [Int: MarkedLine] {
    var marked: [Int: MarkedLine] = [:]
    // The number of bytes that are compared word by word; more would be slow.
    var budget = 60_000
    var index = range.lowerBound
    while index < range.upperBound, index - range.lowerBound < limits.lines {
      let removed = run(from: index, in: range) { if case .removed = $0 { true } else { false } }
      let added = run(from: removed.upperBound, in: range) {
        if case .added = $0 { true } else { false }
      }
      for (old, new) in zip(removed, added).prefix(limits.lines) {
        let (before, after) = (content(of: rows[old]).line, content(of: rows[new]).line)
        budget -= before.count + after.count
        guard budget > 0, let words = words(before, after, limits) else {
          marked[old] = shortened(before, "-", from: after, limits)
          marked[new] = shortened(after, "+", from: before, limits)
          continue
        }
        marked[old] = MarkedLine(
          line: "-\(words.old)",
          marks: words.newMarks.isEmpty ? words.oldMarks : ""
        )
        marked[new] = MarkedLine(
          line: "+\(words.new)",
          marks: words.newMarks
        )
      }
      index = max(added.upperBound, index + 1)
    }
    return marked
  }

  private func run(from start: Int, in range: Range<Int>, _ belongs: (Row) -> Bool) -> Range<Int> {
    var end = start
    while end < range.upperBound, belongs(rows[end]) { end += 1 }
    return start..<end
  }

  /// Returns a line from shortly before its first difference; `nil` if that is near its beginning.
  private func shortened(
    _ line: ArraySlice<UInt8>,
    _ sign: String,
    from other: ArraySlice<UInt8>,
    _ limits: DifferenceLimits
  ) -> MarkedLine? {
    let same = Array(line).firstDifference(from: Array(other)) ?? 0
    guard same > limits.columns / 2 else { return nil }
    var start = line.startIndex + same - limits.columns / 4
    let isContinuation = { (byte: UInt8) in byte & 0xC0 == 0x80 }
    while start > line.startIndex, start < line.endIndex, isContinuation(line[start]) { start -= 1 }
    let text = VisibleText.make(
      line[start...],
      isLine: true,
      marksTrailingSpace: true,
      limit: limits.columns
    )
    return MarkedLine(line: "\(sign)… \(text)", marks: "")
  }

  private func words(
    _ old: ArraySlice<UInt8>,
    _ new: ArraySlice<UInt8>,
    _ limits: DifferenceLimits
  ) -> WordDifference? {
    WordDifference(
      old: VisibleText.make(old, isLine: true, marksTrailingSpace: true),
      new: VisibleText.make(new, isLine: true, marksTrailingSpace: true),
      columns: limits.columns
    )
  }
}
