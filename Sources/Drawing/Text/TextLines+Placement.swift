import Foundation

extension TextLines {
  /// A letter of a line with its position.
  struct PlacedLetter {
    let letter: StyledText.Letter
    /// The distance from the left side of the text to that of the letter, in points.
    let x: Double
    /// The position of the letter in the line's text, which may run from right to left.
    let index: Int
  }

  /// Returns the letters of a line from left to right, for the width of the text.
  func placed(_ number: Int, in width: CGFloat, isMirrored: Bool) -> [PlacedLetter] {
    let letters = lines[number]
    let fraction = isMirrored ? 1 - text.rules.alignment.fraction : text.rules.alignment.fraction
    var x = (Double(width) - TextLines.width(letters)) * fraction
    var placed: [PlacedLetter] = []
    placed.reserveCapacity(letters.count)
    guard letters.contains(where: { $0.isDirected }) else {
      for (index, letter) in letters.enumerated() {
        placed.append(PlacedLetter(letter: letter, x: x, index: index))
        x += letter.advance
      }
      return placed
    }
    let line = Array(letters)
    let base = line.first?.shape?.base ?? 0
    // Trailing blanks have the direction of the paragraph and don't count towards the line's width.
    let end = (line.lastIndex { !$0.isBlank } ?? -1) + 1
    let levels = line.indices.map { $0 < end ? line[$0].shape?.level ?? base : base }
    if !base.isMultiple(of: 2) { x -= line[end...].reduce(0) { $0 + $1.advance } }
    for index in TextLines.visualOrder(of: levels) {
      placed.append(PlacedLetter(letter: line[index], x: x, index: index))
      x += line[index].advance
    }
    return placed
  }

  /// Returns the order of letters from left to right, given their embedding levels: rule L2 of
  /// Unicode's bidirectional algorithm, UAX 9.
  static func visualOrder(of levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.filter({ !$0.isMultiple(of: 2) }).min()
    else { return order }
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

extension StyledText.Letter {
  /// Whether the letter or its paragraph runs from right to left, or is nested in such text.
  fileprivate var isDirected: Bool {
    guard let shape else { return false }
    return shape.level | shape.base != 0
  }
}
