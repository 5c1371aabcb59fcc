import Foundation

/// A text broken into lines.
struct TextLines {
  let text: StyledText
  private(set) var lines: [[StyledText.Letter]]
  /// Whether a part was truncated.
  private(set) var isCut = false

  /// The width by which a line may exceed the proposal, in points, to allow for rounding errors.
  static let tolerance = 0.01

  /// Breaks a text for a proposal, with smaller letters if the text allows it.
  init(_ text: StyledText, in proposal: ProposedViewSize) {
    self.init(breaking: text, in: proposal)
    let minimum = min(max(text.rules.minimumScale, 0.05), 1)
    var factor: CGFloat = 1
    while isCut, factor > minimum {
      factor = max(factor - 0.05, minimum)
      self.init(breaking: text.scaled(by: factor), in: proposal)
    }
  }

  private init(breaking text: StyledText, in proposal: ProposedViewSize) {
    self.text = text
    lines = []
    let width = Double(proposal.width ?? .infinity)
    for paragraph in text.letters.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.character.isNewline
    ) {
      lines += TextLines.wrap(paragraph, width: width)
    }
    cut(to: limit(height: Double(proposal.height ?? .infinity)), width: width)
  }

  /// The largest width of a line and the total height, in points.
  var size: CGSize {
    guard !text.letters.isEmpty else { return .zero }
    let (ascent, descent) = text.lineExtent
    return CGSize(
      width: lines.map(TextLines.width).max() ?? 0,
      height: ascent + descent + Double(lines.count - 1) * text.lineStep
    )
  }

  /// Returns the baseline of a line, in points from the top.
  func baseline(_ index: Int) -> Double {
    text.lineExtent.ascent + Double(index) * text.lineStep
  }

  // MARK: - Cutting

  private func limit(height: Double) -> Int {
    let requested = max(text.rules.limit ?? .max, 1)
    let (ascent, descent) = text.lineExtent
    guard height < .infinity, text.lineStep > 0 else { return requested }
    let further = (height - ascent - descent + TextLines.tolerance) / text.lineStep
    return min(requested, further > 0 ? Int(min(further, 1e9)) + 1 : 1)
  }

  /// Removes lines beyond the limit, and adds an ellipsis to the last one.
  private mutating func cut(to limit: Int, width: Double) {
    guard lines.count > limit, let last = lines[..<limit].last else { return }
    isCut = true
    let rest = lines[limit...].flatMap { $0 }
    lines = Array(lines[..<(limit - 1)])
    lines.append(ellipsis(in: last + rest, width: width))
  }

  private func ellipsis(
    in letters: [StyledText.Letter],
    width: Double
  ) -> [StyledText.Letter] {
    let mark = text.ellipsis(after: letters.last)
    var (head, tail) = (letters[...], letters[letters.endIndex...])
    switch text.rules.truncation {
    case .tail: break
    case .head: (head, tail) = (letters[..<0], letters[...])
    case .middle:
      let middle = letters.count / 2
      (head, tail) = (letters[..<middle], letters[middle...])
    }
    var length = letters.reduce(mark.advance) { $0 + $1.advance }
    while length > width + TextLines.tolerance, !(head.isEmpty && tail.isEmpty) {
      length -= (head.count >= tail.count ? head.removeLast() : tail.removeFirst()).advance
    }
    while let last = head.last, last.character.isWhitespace { head.removeLast() }
    return Array(head) + [mark] + Array(tail)
  }
}
