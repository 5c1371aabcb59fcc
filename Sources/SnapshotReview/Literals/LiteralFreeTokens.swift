internal import SnapshotCore
internal import SnapshotInline

/// The tokens of a source without closures that contain only a string literal, such as those of
/// inline snapshots.
///
/// They are equal before and after snapshots in the same lines are accepted.
struct LiteralFreeTokens {
  private let source: SourceText
  private var tokens: [SwiftToken] = []

  /// Splits a source or some lines of it, or returns `nil` if a literal or a comment has no end.
  init?(_ source: SourceText) {
    self.source = source
    var lexer = SwiftLexer(source.bytes)
    guard lexer.run() else { return nil }
    for token in lexer.tokens {
      tokens.append(token)
      guard isSign("}", fromEnd: 1), isLiteral(fromEnd: 2), isSign("{", fromEnd: 3) else {
        continue
      }
      tokens.removeLast(3)
      removeTrailingLabel()
    }
  }

  /// Returns whether the tokens around an offset are those around an offset of some lines.
  ///
  /// The first of them must begin a line, and the last one must end a line.
  func contain(_ lines: LiteralFreeTokens, around inner: Range<Int>, at outer: Range<Int>) -> Bool {
    let (before, after) = (texts(before: outer.lowerBound), texts(after: outer.upperBound))
    let (linesBefore, linesAfter) = (
      lines.texts(before: inner.lowerBound), lines.texts(after: inner.upperBound)
    )
    guard before.suffix(linesBefore.count).map(\.text) == linesBefore.map(\.text),
      after.prefix(linesAfter.count).map(\.text) == linesAfter.map(\.text)
    else { return false }
    let isStart = before.dropLast(linesBefore.count).last.map { last in
      let first = before.suffix(linesBefore.count).first?.range.lowerBound ?? outer.lowerBound
      return source.line(at: last.range.upperBound - 1) < source.line(at: first)
    }
    let isEnd = after.dropFirst(linesAfter.count).first.map { next in
      let last = after.prefix(linesAfter.count).last?.range.upperBound ?? outer.upperBound
      return source.line(at: next.range.lowerBound) > source.line(at: max(last, 1) - 1)
    }
    return isStart ?? true && isEnd ?? true
  }

  // MARK: - Tokens

  private typealias Text = (text: ArraySlice<UInt8>, range: Range<Int>)

  private func texts(before offset: Int) -> [Text] {
    var left = self
    left.tokens = tokens.filter { $0.range.upperBound <= offset }
    left.removeTrailingLabel()
    return left.tokens.map { (source.bytes[$0.range], $0.range) }
  }

  private func texts(after offset: Int) -> [Text] {
    tokens.filter { $0.range.lowerBound >= offset }.map { (source.bytes[$0.range], $0.range) }
  }

  /// Removes the label of a trailing closure from the end.
  private mutating func removeTrailingLabel() {
    guard isSign(":", fromEnd: 1), tokens.count > 2, tokens[tokens.count - 2].kind == .word,
      isSign(")", fromEnd: 3) || isSign("}", fromEnd: 3)
    else { return }
    tokens.removeLast(2)
  }

  private func isSign(_ sign: Unicode.Scalar, fromEnd distance: Int) -> Bool {
    tokens.count >= distance
      && tokens[tokens.count - distance].kind == .sign(UInt8(ascii: sign))
  }

  private func isLiteral(fromEnd distance: Int) -> Bool {
    guard tokens.count >= distance,
      case .string(_, hasInterpolation: false) = tokens[tokens.count - distance].kind
    else { return false }
    return true
  }
}
