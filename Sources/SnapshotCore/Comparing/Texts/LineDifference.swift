/// The removed and added lines between two texts: few edits, found in bounded time.
///
/// Eugene W. Myers, “An O(ND) Difference Algorithm and Its Variations” (1986), in its linear-space
/// form. Lines that only one side has need no search. When the budget is used up, the lines between
/// two matches count as replaced; the result is then longer than necessary, but still correct.
package struct LineDifference: Sendable {
  /// Whether each old line was removed.
  package private(set) var removed: [Bool]
  /// Whether each new line was added.
  package private(set) var added: [Bool]

  private let old: [Int]
  private let new: [Int]
  private var budget: Int

  /// Compares two lists of lines, each given as a number that only equal lines share.
  ///
  /// - Parameter budget: The largest number of steps of the search; a debug build makes about ten
  ///   million per second.
  package init(old: [Int], new: [Int], budget: Int = 3_000_000) {
    removed = [Bool](repeating: false, count: old.count)
    added = [Bool](repeating: false, count: new.count)
    self.budget = budget
    let inOld = Set(old)
    let inNew = Set(new)
    let oldKept = old.indices.filter { inNew.contains(old[$0]) }
    let newKept = new.indices.filter { inOld.contains(new[$0]) }
    self.old = oldKept.map { old[$0] }
    self.new = newKept.map { new[$0] }
    var inner = Marks(old: self.old.count, new: self.new.count)
    search(0..<self.old.count, 0..<self.new.count, &inner)
    for index in old.indices where !inNew.contains(old[index]) { removed[index] = true }
    for index in new.indices where !inOld.contains(new[index]) { added[index] = true }
    for (index, row) in oldKept.enumerated() where inner.removed[index] { removed[row] = true }
    for (index, row) in newKept.enumerated() where inner.added[index] { added[row] = true }
  }

  private struct Marks {
    var removed: [Bool]
    var added: [Bool]

    init(old: Int, new: Int) {
      removed = [Bool](repeating: false, count: old)
      added = [Bool](repeating: false, count: new)
    }
  }

  private mutating func search(_ rows: Range<Int>, _ columns: Range<Int>, _ marks: inout Marks) {
    var (rows, columns) = (rows, columns)
    while let row = rows.first, let column = columns.first, old[row] == new[column] {
      rows = rows.dropFirst()
      columns = columns.dropFirst()
    }
    while let row = rows.last, let column = columns.last, old[row] == new[column] {
      rows = rows.dropLast()
      columns = columns.dropLast()
    }
    guard !rows.isEmpty, !columns.isEmpty, let middle = middle(rows, columns) else {
      for row in rows { marks.removed[row] = true }
      for column in columns { marks.added[column] = true }
      return
    }
    search(rows.lowerBound..<middle.row, columns.lowerBound..<middle.column, &marks)
    search(middle.row..<rows.upperBound, middle.column..<columns.upperBound, &marks)
  }

  /// Searches from both ends until the searches meet, and returns that point; `nil` if the budget
  /// is used up or nothing is common.
  private mutating func middle(
    _ rows: Range<Int>,
    _ columns: Range<Int>
  ) -> (row: Int, column: Int)? {
    let (n, m) = (rows.count, columns.count)
    let delta = n - m
    let maxEdits = (n + m + 1) / 2
    let offset = maxEdits + 1
    var forward = [Int](repeating: 0, count: 2 * maxEdits + 3)
    var backward = forward
    for d in 0...maxEdits {
      budget -= d + 1
      guard budget > 0 else { return nil }
      for k in stride(from: -d, through: d, by: 2) {
        let goesDown = k == -d || (k != d && forward[offset + k - 1] < forward[offset + k + 1])
        var x = goesDown ? forward[offset + k + 1] : forward[offset + k - 1] + 1
        while x < n, x - k < m, x - k >= 0,
          old[rows.lowerBound + x] == new[columns.lowerBound + x - k]
        {
          x += 1
          budget -= 1
        }
        forward[offset + k] = x
        let mirrored = delta - k
        if !delta.isMultiple(of: 2), abs(mirrored) < d, x + backward[offset + mirrored] >= n {
          return split(x, x - k, rows, columns)
        }
      }
      for k in stride(from: -d, through: d, by: 2) {
        let goesDown = k == -d || (k != d && backward[offset + k - 1] < backward[offset + k + 1])
        var x = goesDown ? backward[offset + k + 1] : backward[offset + k - 1] + 1
        while x < n, x - k < m, x - k >= 0,
          old[rows.upperBound - 1 - x] == new[columns.upperBound - 1 - (x - k)]
        {
          x += 1
          budget -= 1
        }
        backward[offset + k] = x
        let mirrored = delta - k
        if delta.isMultiple(of: 2), abs(mirrored) <= d, x + forward[offset + mirrored] >= n {
          return split(n - x, m - (x - k), rows, columns)
        }
      }
    }
    return nil
  }

  /// Returns a split, or `nil` at a corner, where the same rectangle would be searched forever.
  private func split(
    _ x: Int,
    _ y: Int,
    _ rows: Range<Int>,
    _ columns: Range<Int>
  ) -> (row: Int, column: Int)? {
    guard (0...rows.count).contains(x), (0...columns.count).contains(y),
      (x, y) != (0, 0), (x, y) != (rows.count, columns.count)
    else { return nil }
    return (rows.lowerBound + x, columns.lowerBound + y)
  }
}
