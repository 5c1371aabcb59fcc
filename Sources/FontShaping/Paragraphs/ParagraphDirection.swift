#if Fonts

internal import CShaping

/// The directions of a paragraph's characters, by Unicode's bidirectional algorithm (UAX 9).
package struct ParagraphDirection: Sendable {
  /// The level of the paragraph; 0 from left to right, 1 from right to left.
  package let base: Int
  /// The embedding level of each scalar value.
  package let levels: [Int]

  /// The direction of a paragraph.
  package enum Rule: Sendable {
    case leftToRight
    case rightToLeft
    /// The direction of the first strong character, or the given one if there is none.
    case firstStrong(orRightToLeft: Bool)
  }

  /// Finds the levels of a paragraph's scalar values.
  package init(of text: [UInt32], _ rule: Rule) {
    let direction =
      switch rule {
      case .leftToRight: CSHAPING_LEFT_TO_RIGHT
      case .rightToLeft: CSHAPING_RIGHT_TO_LEFT
      case .firstStrong(let isRightToLeft):
        isRightToLeft ? CSHAPING_FIRST_STRONG_OR_RIGHT : CSHAPING_FIRST_STRONG_OR_LEFT
      }
    var base: Int32 = 0
    let levels = [Int8](unsafeUninitializedCapacity: text.count) { buffer, count in
      buffer.initialize(repeating: 0)
      count = text.count
      guard let address = buffer.baseAddress else { return }
      base = cshaping_levels(text, text.count, direction, address)
    }
    self.base = max(Int(base), 0)
    self.levels = levels.map { max(Int($0), 0) }
  }
}

#endif
