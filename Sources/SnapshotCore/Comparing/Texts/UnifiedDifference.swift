/// Removed and added lines with context, in the format of `diff -u`.
package struct UnifiedDifference: Sendable {
  /// The number of removed lines.
  package let removed: Int
  /// The number of added lines.
  package let added: Int
  let lines: TextLines
  let rows: [Row]

  /// Compares two texts.
  package init(old: [UInt8], new: [UInt8]) {
    lines = TextLines(old: old, new: new)
    var lines = lines
    // A last line without a line ending differs from the same line with one.
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

  /// One line of the output: a line of the old text, the new one, or both.
  enum Row {
    case both(Int, Int)
    case removed(Int)
    case added(Int)

    var isChange: Bool {
      if case .both = self { false } else { true }
    }
  }

  /// Rows that are shown together, with the numbers of their first lines.
  struct Hunk {
    var rows: Range<Int>
    var header: String
  }

  /// Returns a file in the format of `patch`.
  package func file(context: Int = 3) -> [UInt8] {
    var bytes = Array("--- reference\n+++ actual\n".utf8)
    for hunk in hunks(context: context) {
      bytes += hunk.header.utf8
      bytes.append(UInt8(ascii: "\n"))
      for row in rows[hunk.rows] {
        let (sign, line) = content(of: row)
        bytes.append(sign)
        bytes += line
        bytes.append(UInt8(ascii: "\n"))
        if isOpenEnd(row) { bytes += "\\ No newline at end of file\n".utf8 }
      }
    }
    return bytes
  }

  // MARK: - Rows

  /// Returns the sign of a row, and its bytes.
  func content(of row: Row) -> (sign: UInt8, line: ArraySlice<UInt8>) {
    switch row {
    case .both(let old, _): (UInt8(ascii: " "), lines.old[old])
    case .removed(let old): (UInt8(ascii: "-"), lines.old[old])
    case .added(let new): (UInt8(ascii: "+"), lines.new[new])
    }
  }

  /// Returns whether a row is a last line without a line ending.
  func isOpenEnd(_ row: Row) -> Bool {
    switch row {
    case .both(let old, let new):
      (old == lines.old.count - 1 && !lines.oldIsClosed)
        || (new == lines.new.count - 1 && !lines.newIsClosed)
    case .removed(let old): old == lines.old.count - 1 && !lines.oldIsClosed
    case .added(let new): new == lines.new.count - 1 && !lines.newIsClosed
    }
  }

  private static func rows(of difference: LineDifference) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(difference.removed.count + difference.added.count)
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

  // MARK: - Hunks

  /// Returns the changes with the lines around them.
  func hunks(context: Int) -> [Hunk] {
    var ranges: [Range<Int>] = []
    for index in rows.indices where rows[index].isChange {
      let range = max(0, index - context)..<min(rows.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    var start = LineCount()
    var reached = 0
    return ranges.map { range in
      for row in rows[reached..<range.lowerBound] { start.add(row) }
      var size = LineCount()
      for row in rows[range] { size.add(row) }
      reached = range.upperBound
      defer {
        start.old += size.old
        start.new += size.new
      }
      return Hunk(rows: range, header: header(from: start, size))
    }
  }

  private struct LineCount {
    var old = 0
    var new = 0

    mutating func add(_ row: Row) {
      if case .added = row {} else { old += 1 }
      if case .removed = row {} else { new += 1 }
    }
  }

  private func header(from start: LineCount, _ size: LineCount) -> String {
    let old = "\(size.old == 0 ? start.old : start.old + 1),\(size.old)"
    let new = "\(size.new == 0 ? start.new : start.new + 1),\(size.new)"
    return "@@ -\(old) +\(new) @@"
  }
}
