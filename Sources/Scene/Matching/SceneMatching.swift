internal import Foundation

/// The pairs of elements that correspond in two pictures.
struct SceneMatching {
  /// The new element of each old one; `nil` if it was removed.
  private(set) var newOfOld: [Int?]
  /// The old element of each new one; `nil` if it was inserted.
  private(set) var oldOfNew: [Int?]
  private let old: [Keys]
  private let new: [Keys]

  /// The features by which an element is recognised, as numbers that are equal for equal features.
  private struct Keys {
    /// Everything except the indices in the structural path.
    var content: Int
    /// Kind and structural path.
    var name: Int
    /// Kind and structural path without indices.
    var bareName: Int
    /// Kind and shape, independent of the position.
    var shape: Int
    var properties: Int
    /// Whether there is a shape to recognise.
    var hasShape: Bool
  }

  init(_ before: FlatScene, _ after: FlatScene) {
    newOfOld = [Int?](repeating: nil, count: before.elements.count)
    oldOfNew = [Int?](repeating: nil, count: after.elements.count)
    var numbers = Numbers()
    old = before.elements.map { SceneMatching.keys(of: $0.element, &numbers) }
    new = after.elements.map { SceneMatching.keys(of: $0.element, &numbers) }
    matchEqual(0..<old.count, 0..<new.count)
    for (rows, columns) in gaps { matchAlike(rows, columns) }
    matchRest { $0.content }
    matchRest { $0.name }
    matchRest { $0.hasShape ? $0.shape : nil }
  }

  /// A largest possible set of new elements whose order is unchanged.
  var elementsInOrder: Set<Int> {
    let pairs = newOfOld.compactMap(\.self)
    return Set(SceneMatching.longestRun(pairs).map { pairs[$0] })
  }

  private mutating func pair(_ row: Int, _ column: Int) {
    newOfOld[row] = column
    oldOfNew[column] = row
  }

  // MARK: - Keys

  /// A table that assigns equal numbers to equal values.
  private struct Numbers {
    private var elements: [SceneElement: Int] = [:]
    private var texts: [String: Int] = [:]
    private var shapes: [ShapeKey: Int] = [:]
    private var properties: [[SceneElement.Property]: Int] = [:]

    mutating func number(_ element: SceneElement) -> Int { Self.number(element, &elements) }
    mutating func number(_ text: String) -> Int { Self.number(text, &texts) }
    mutating func number(_ shape: ShapeKey) -> Int { Self.number(shape, &shapes) }
    mutating func number(_ list: [SceneElement.Property]) -> Int { Self.number(list, &properties) }

    private static func number<Key>(_ key: Key, _ numbers: inout [Key: Int]) -> Int {
      let next = numbers.count
      let number = numbers[key] ?? next
      if number == next { numbers[key] = next }
      return number
    }
  }

  private static func keys(of element: SceneElement, _ numbers: inout Numbers) -> Keys {
    let bare = "\(element.kind) \(withoutIndices(element.name))"
    var content = element
    content.name = bare
    return Keys(
      content: numbers.number(content),
      name: numbers.number("\(element.kind) \(element.name)"),
      bareName: numbers.number(bare),
      shape: numbers.number(ShapeKey(element)),
      properties: numbers.number(element.properties),
      hasShape: !element.path.isEmpty || element.fingerprint != nil
    )
  }

  /// Returns a structural path without its indices: `VStack/Star` for `VStack[0]/Star[2.1]`.
  private static func withoutIndices(_ name: String) -> String {
    var bytes: [UInt8] = []
    var isIndex = false
    for byte in name.utf8 {
      if byte == UInt8(ascii: "[") { isIndex = true }
      if !isIndex { bytes.append(byte) }
      if byte == UInt8(ascii: "]") { isIndex = false }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Equal elements

  /// Pairs equal elements in order: those that are unique on both sides first, then the others
  /// between them.
  private mutating func matchEqual(_ rows: Range<Int>, _ columns: Range<Int>) {
    var positions: [Int: (row: Int?, column: Int?, isUnique: Bool)] = [:]
    for row in rows {
      let seen = positions[old[row].content]
      positions[old[row].content] = (row, nil, seen == nil)
    }
    for column in columns {
      guard let seen = positions[new[column].content] else { continue }
      positions[new[column].content] = (seen.row, column, seen.isUnique && seen.column == nil)
    }
    let unique = rows.compactMap { row -> (row: Int, column: Int)? in
      guard let position = positions[old[row].content], position.isUnique,
        let column = position.column
      else { return nil }
      return (row, column)
    }
    for index in SceneMatching.longestRun(unique.map(\.column)) {
      pair(unique[index].row, unique[index].column)
    }
    for (rows, columns) in gaps { matchInOrder(rows, columns) }
  }

  private mutating func matchInOrder(_ rows: Range<Int>, _ columns: Range<Int>) {
    var positions: [Int: [Int]] = [:]
    for column in columns.reversed() { positions[new[column].content, default: []].append(column) }
    var next = columns.lowerBound
    for row in rows {
      while let column = positions[old[row].content]?.popLast() {
        guard column >= next else { continue }
        pair(row, column)
        next = column + 1
        break
      }
    }
  }

  /// The ranges of elements between the pairs that keep their order.
  private var gaps: [(Range<Int>, Range<Int>)] {
    var gaps: [(Range<Int>, Range<Int>)] = []
    var (row, column) = (0, 0)
    let ends = newOfOld.indices.filter { newOfOld[$0] != nil }
    for end in ends + [old.count] {
      let partner = end < old.count ? newOfOld[end] ?? new.count : new.count
      guard partner >= column else { continue }
      if row < end || column < partner { gaps.append((row..<end, column..<partner)) }
      (row, column) = (end + 1, partner + 1)
    }
    return gaps
  }

  // MARK: - Changed elements

  /// Pairs similar elements within two ranges, the most similar first.
  private mutating func matchAlike(_ rows: Range<Int>, _ columns: Range<Int>) {
    guard !rows.isEmpty, !columns.isEmpty, rows.count * columns.count <= 250_000 else { return }
    var candidates: [(likeness: Int, row: Int, column: Int)] = []
    for row in rows {
      for column in columns {
        let likeness = likeness(of: old[row], new[column])
        if likeness >= 4 { candidates.append((likeness, row, column)) }
      }
    }
    candidates.sort { ($1.likeness, $0.row, $0.column) < ($0.likeness, $1.row, $1.column) }
    for candidate in candidates
    where newOfOld[candidate.row] == nil && oldOfNew[candidate.column] == nil {
      pair(candidate.row, candidate.column)
    }
  }

  /// Returns the similarity from 0 to 10. A similarity of 4 is enough for a match: the same
  /// structural path, the same shape with the same properties, or the same shape with a path that
  /// differs only in indices.
  private func likeness(of old: Keys, _ new: Keys) -> Int {
    (old.name == new.name ? 4 : 0) + (old.bareName == new.bareName ? 1 : 0)
      + (old.hasShape && old.shape == new.shape ? 3 : 0)
      + (old.properties == new.properties ? 2 : 0)
  }

  /// Pairs the remaining elements by a key, in order, regardless of position.
  private mutating func matchRest(by key: (Keys) -> Int?) {
    var positions: [Int: [Int]] = [:]
    for column in new.indices.reversed() where oldOfNew[column] == nil {
      if let key = key(new[column]) { positions[key, default: []].append(column) }
    }
    for row in old.indices where newOfOld[row] == nil {
      guard let key = key(old[row]), let column = positions[key]?.popLast() else { continue }
      pair(row, column)
    }
  }

  /// Returns the indices of a longest ascending subsequence of distinct numbers.
  private static func longestRun(_ numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[position] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var run: [Int] = []
    var position = ends.last
    while let current = position {
      run.append(current)
      position = previous[current]
    }
    return run.reversed()
  }
}

/// The key by which a shape is recognised, independent of its position.
private struct ShapeKey: Hashable {
  let kind: String
  let fingerprint: String?
  let verbs: [UInt8]
  let steps: [Int64]

  init(_ element: SceneElement) {
    kind = element.kind
    fingerprint = element.fingerprint
    verbs = element.path.verbs
    steps = element.path.steps
  }
}

extension Path {
  /// The coordinates relative to the first point, in thousandths, so that they don't depend on the
  /// position.
  ///
  /// Texts have four decimals, so moving a shape can change these numbers by 1/10,000. Rounding to
  /// thousandths hides most of these changes.
  package var steps: [Int64] {
    guard coordinates.count > 1 else { return [] }
    let (x, y) = (coordinates[0], coordinates[1])
    var steps: [Int64] = []
    steps.reserveCapacity(coordinates.count)
    for index in stride(from: 0, to: coordinates.count, by: 2) {
      steps.append(Path.step(coordinates[index] - x))
      steps.append(Path.step(coordinates[index + 1] - y))
    }
    return steps
  }

  private static func step(_ value: Double) -> Int64 {
    guard !value.isNaN else { return 0 }
    return Int64(
      min(max(value * 1_000, -CoordinateGrid.limit * 1_000), CoordinateGrid.limit * 1_000).rounded()
    )
  }
}
