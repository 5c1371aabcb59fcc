import Foundation

/// A text broken into lines.
struct TextLines {
  let text: StyledText
  /// The letters of each line. Most lines are parts of the text's letters, which aren't copied.
  private(set) var lines: [ArraySlice<StyledText.Letter>]
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
    let width = Double(proposal.width ?? .infinity)
    if let lineWidth = text.lineWidth, lineWidth <= width {
      lines = [text.letters[...]]
    } else {
      lines = []
      let paragraphs = text.letters.split(omittingEmptySubsequences: false) { $0.isNewline }
      for paragraph in paragraphs { lines += TextLines.wrap(paragraph, width: width) }
    }
    if lines.count > 1 {
      cut(to: limit(height: Double(proposal.height ?? .infinity)), width: width)
    }
  }

  /// The largest width of a line and the total height, in points.
  var size: CGSize {
    guard !text.letters.isEmpty else { return .zero }
    let (ascent, descent) = text.lineExtent
    var width = 0.0
    for line in lines { width = max(width, TextLines.width(line)) }
    return CGSize(
      width: width,
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
    guard lines.count > limit else { return }
    isCut = true
    let last = lines[limit - 1]
    // The lines of a single paragraph follow one another in the text.
    let letters =
      text.isSingleParagraph
      ? text.letters[last.startIndex...] : last + lines[limit...].flatMap { $0 }
    lines.removeSubrange((limit - 1)...)
    lines.append(ellipsis(in: letters, width: width))
  }

  private func ellipsis(
    in letters: ArraySlice<StyledText.Letter>,
    width: Double
  ) -> ArraySlice<StyledText.Letter> {
    let mark = text.ellipsis(after: letters.last)
    let count = letters.count
    // The number of letters before the mark, and the index of the first one after it.
    var (head, tail) =
      switch text.rules.truncation {
      case .tail: (count, count)
      case .head: (0, 0)
      case .middle: (count / 2, count / 2)
      }
    letters.withUnsafeBufferPointer { letters in
      var (length, index) = (mark.advance, 0)
      while index < count {
        length += letters[index].advance
        index += 1
      }
      while length > width + TextLines.tolerance, head > 0 || tail < count {
        if head >= count - tail {
          head -= 1
          length -= letters[head].advance
        } else {
          length -= letters[tail].advance
          tail += 1
        }
      }
      while head > 0, letters[head - 1].isBlank { head -= 1 }
    }
    var line = letters.prefix(head)
    line.append(mark)
    if tail < count { line += letters.suffix(count - tail) }
    return line
  }
}
