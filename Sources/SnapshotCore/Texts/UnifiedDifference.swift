/// Removed and added lines between lines of context, as `diff -u` shows them.
package struct UnifiedDifference: Sendable {
  /// How many lines were removed.
  package let removed: Int
  /// How many lines were added.
  package let added: Int
  private let lines: TextLines
  private let rows: [Row]

  /// Compares two texts.
  package init(old: [UInt8], new: [UInt8]) {
    lines = TextLines(old: old, new: new)
    var lines = lines
    // A last line without a line end isn't the line that has one.
    if lines.oldIsClosed != lines.newIsClosed {
      if !lines.oldIsClosed, let last = lines.oldNumbers.indices.last {
        lines.oldNumbers[last] = -1
      }
      if !lines.newIsClosed, let last = lines.newNumbers.indices.last {
        lines.newNumbers[last] = -1
      }
    }
    let difference = LineDifference(old: lines.oldNumbers, new: lines.newNumbers)
    removed = difference.removed.count { $0 }
    added = difference.added.count { $0 }
    rows = UnifiedDifference.rows(of: difference)
  }

  /// One line of the output.
  private enum Row {
    case both(Int, Int)
    case removed(Int)
    case added(Int)

    var isChange: Bool {
      if case .both = self { false } else { true }
    }
  }

  /// Returns what to print: escaped, cut to `limit` lines, saying what was left out.
  ///
  /// That a last line has no newline is mentioned only where the other one has.
  package func text(context: Int = 3, limit: Int = 40) -> String {
    let mentionsEnds = lines.oldIsClosed != lines.newIsClosed
    let shown = output(context: context, mentionsEnds: mentionsEnds, line: visible)
    guard shown.count > limit else { return shown.joined(separator: "\n") }
    let note = "… \(limit.grouped) of \(shown.count.grouped) lines"
    return (shown.prefix(limit) + [note]).joined(separator: "\n")
  }

  /// Returns a file that `patch` would take.
  package func file(context: Int = 3) -> [UInt8] {
    var bytes = Array("--- reference\n+++ actual\n".utf8)
    for line in output(
      context: context,
      mentionsEnds: true,
      line: { sign, bytes, _ in [sign] + bytes }
    ) {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  // MARK: - Lines

  private func output<Line: DifferenceLine>(
    context: Int,
    mentionsEnds: Bool,
    line: (_ sign: UInt8, _ bytes: ArraySlice<UInt8>, _ isChange: Bool) -> Line
  ) -> [Line] {
    var output: [Line] = []
    for hunk in hunks(context: context) {
      output.append(Line(text: header(of: hunk)))
      for row in rows[hunk] {
        switch row {
        case .both(let old, _): output.append(line(UInt8(ascii: " "), lines.old[old], false))
        case .removed(let old): output.append(line(UInt8(ascii: "-"), lines.old[old], true))
        case .added(let new): output.append(line(UInt8(ascii: "+"), lines.new[new], true))
        }
        if mentionsEnds, isOpenEnd(row) {
          output.append(Line(text: "\\ No newline at end of file"))
        }
      }
    }
    return output
  }

  private func visible(_ sign: UInt8, _ bytes: ArraySlice<UInt8>, _ isChange: Bool) -> String {
    let text = VisibleText.make(bytes, marksTrailingSpace: isChange, limit: 240)
    return String(UnicodeScalar(sign)) + text
  }

  private func isOpenEnd(_ row: Row) -> Bool {
    switch row {
    case .both(let old, let new):
      (old == lines.old.count - 1 && !lines.oldIsClosed)
        || (new == lines.new.count - 1 && !lines.newIsClosed)
    case .removed(let old): old == lines.old.count - 1 && !lines.oldIsClosed
    case .added(let new): new == lines.new.count - 1 && !lines.newIsClosed
    }
  }

  // MARK: - Hunks

  private static func rows(of difference: LineDifference) -> [Row] {
    var rows: [Row] = []
    var (old, new) = (0, 0)
    while old < difference.removed.count || new < difference.added.count {
      if old < difference.removed.count, difference.removed[old] {
        rows.append(.removed(old))
        old += 1
      } else if new < difference.added.count, difference.added[new] {
        rows.append(.added(new))
        new += 1
      } else {
        rows.append(.both(old, new))
        old += 1
        new += 1
      }
    }
    return rows
  }

  private func hunks(context: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in rows.indices where rows[index].isChange {
      let range = max(0, index - context)..<min(rows.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func header(of hunk: Range<Int>) -> String {
    var (oldStart, newStart) = (0, 0)
    for row in rows[..<hunk.lowerBound] {
      if case .added = row {} else { oldStart += 1 }
      if case .removed = row {} else { newStart += 1 }
    }
    var (oldCount, newCount) = (0, 0)
    for row in rows[hunk] {
      if case .added = row {} else { oldCount += 1 }
      if case .removed = row {} else { newCount += 1 }
    }
    let old = "\(oldCount == 0 ? oldStart : oldStart + 1),\(oldCount)"
    let new = "\(newCount == 0 ? newStart : newStart + 1),\(newCount)"
    return "@@ -\(old) +\(new) @@"
  }
}

/// A line for people or for a file.
private protocol DifferenceLine {
  init(text: String)
}

extension String: DifferenceLine {
  fileprivate init(text: String) { self = text }
}

extension [UInt8]: DifferenceLine {
  fileprivate init(text: String) { self = Array(text.utf8) }
}
