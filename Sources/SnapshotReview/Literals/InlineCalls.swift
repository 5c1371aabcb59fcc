internal import SnapshotCore
internal import SnapshotInline

/// The positions of inline snapshots in a source, derived from the source itself.
///
/// Indentation, labels and line endings in results are ignored, because results may come from
/// another machine.
struct InlineCalls {
  private let tokens: SwiftTokens
  private let source: SourceText
  private let functions: InlineFunctions

  /// Creates the positions of a source, or returns `nil` if it can't be split into Swift tokens.
  init?(_ bytes: [UInt8], functions: InlineFunctions) {
    guard let tokens = SwiftTokens(bytes) else { return nil }
    self.tokens = tokens
    source = SourceText(bytes)
    self.functions = functions
  }

  /// Returns the positions of all existing and possible snapshots.
  func sites() -> [InlineSite] {
    tokens.indices.flatMap { index -> [InlineSite] in
      guard let call = Call(at: index, tokens) else { return [] }
      return closures(of: call).compactMap { site(of: $0, in: call) }
    }
  }

  /// Returns the source with a text as the snapshot, or `nil` if more than one literal would
  /// change.
  func replacing(_ site: InlineSite, by text: String) -> [UInt8]? {
    let edit = site.edit(for: text)
    guard let changed = [edit].applied(to: source.bytes), let result = SwiftTokens(changed) else {
      return nil
    }
    let before = tokens.tokens.prefix { $0.range.upperBound <= site.range.lowerBound }
    let after = tokens.tokens.drop { $0.range.lowerBound < site.range.upperBound }
    let shift = edit.replacement.utf8.count - site.range.count
    let moved = after.map { token in
      let range = token.range.lowerBound + shift..<token.range.upperBound + shift
      return SwiftToken(kind: token.kind, range: range)
    }
    let new = result.tokens.dropFirst(before.count).dropLast(moved.count)
    guard result.tokens.count == before.count + new.count + moved.count,
      result.tokens.starts(with: before), result.tokens.suffix(moved.count).elementsEqual(moved),
      isOneLiteral(new, in: result, site)
    else { return nil }
    return changed
  }

  /// Whether the new tokens are one literal, alone or in a closure with its label.
  private func isOneLiteral(
    _ new: ArraySlice<SwiftToken>,
    in result: SwiftTokens,
    _ site: InlineSite
  ) -> Bool {
    var rest = Array(new.indices)
    if site.kind != .literal {
      if let label = site.label {
        guard rest.count >= 2, result.isWord(label, at: rest[0]), result.isSign(":", at: rest[1])
        else { return false }
        rest.removeFirst(2)
      }
      guard rest.count == 3, result.isSign("{", at: rest[0]), result.isSign("}", at: rest[2]) else {
        return false
      }
      rest = [rest[1]]
    }
    guard rest.count == 1, case .string(_, hasInterpolation: false) = result.tokens[rest[0]].kind
    else { return false }
    return true
  }

  // MARK: - Closures

  /// Returns the closure that the call describes itself, or else those of the function.
  private func closures(of call: Call) -> [InlineFunctions.Closure] {
    let candidates = functions.closures(of: call.name)
    guard !candidates.isEmpty else { return [] }
    let described = (call.open + 1..<call.close).first {
      tokens.isWord("syntaxDescriptor", at: $0) && tokens.opening(around: $0) == call.open
    }
    guard let described else { return Array(candidates) }
    let end = (described..<call.close).first {
      tokens.isSign(",", at: $0) && tokens.opening(around: $0) == call.open
    }
    return InlineFunctions.closure(describedIn: described + 1..<(end ?? call.close), tokens)
      .map { [$0] } ?? []
  }

  /// Returns the position of a call's snapshot, or `nil` if its closure contains anything but one
  /// literal.
  private func site(of closure: InlineFunctions.Closure, in call: Call) -> InlineSite? {
    guard let argument = call.argument(closure, tokens) else { return newSite(closure, call) }
    let range = argument.open..<argument.close + 1
    let inner = argument.open + 1..<argument.close
    let isOneStatement =
      inner.count == 1 || (inner.count == 2 && tokens.isSign(";", at: inner.lowerBound + 1))
    guard isOneStatement,
      case .string(_, hasInterpolation: false) = tokens.tokens[inner.lowerBound].kind
    else { return nil }
    let literal = tokens.tokens[inner.lowerBound].range
    let bytes = self.bytes(of: range)
    let isRenamed = argument.label.map { tokens.word(at: $0) != closure.label } ?? false
    if !isRenamed, hasComments(bytes) {
      return InlineSite(
        .literal,
        literal,
        label: nil,
        in: source,
        at: literal.lowerBound,
        indentsContent: false
      )
    }
    let start = argument.label.map { tokens.tokens[$0].range.lowerBound } ?? bytes.lowerBound
    return InlineSite(
      .closure,
      (isRenamed ? start : bytes.lowerBound)..<bytes.upperBound,
      label: isRenamed ? closure.label : nil,
      in: source,
      at: argument.isTrailing ? line(of: call, before: start) : start
    )
  }

  private func newSite(_ closure: InlineFunctions.Closure, _ call: Call) -> InlineSite? {
    if let value = call.value(of: closure, tokens) {
      // The argument is passed already, but it isn't a closure.
      guard tokens.isWord("nil", at: value),
        value + 1 == call.close || tokens.isSign(",", at: value + 1)
      else { return nil }
      let range = tokens.tokens[value].range
      return InlineSite(.closure, range, label: nil, in: source, at: range.lowerBound)
    }
    let order = closure.offset
    // A labelled trailing closure can't be the first one.
    guard order == 0 ? !hasSnapshotInParentheses(call) : call.trailing != nil else { return nil }
    let others = call.additional.prefix(max(order - 1, 0))
    let last = others.last?.close ?? call.trailing?.close ?? call.close
    let end = tokens.tokens[last].range.upperBound
    return InlineSite(
      .newClosure,
      end..<end,
      label: order > 0 ? closure.label : nil,
      in: source,
      at: line(of: call, before: end - 1),
      order: order
    )
  }

  /// Whether another snapshot of a call is an argument in parentheses. No trailing closure can
  /// precede it.
  private func hasSnapshotInParentheses(_ call: Call) -> Bool {
    (call.open + 1..<call.close).contains { index in
      guard tokens.isSign("{", at: index), tokens.opening(around: index) == call.open,
        tokens.partner(of: index) == index + 2, case .string = tokens.tokens[index + 1].kind
      else { return false }
      return true
    }
  }

  // MARK: - Positions

  private func bytes(of range: Range<Int>) -> Range<Int> {
    tokens.tokens[range.lowerBound].range
      .lowerBound..<tokens.tokens[range.upperBound - 1].range.upperBound
  }

  private func hasComments(_ range: Range<Int>) -> Bool {
    tokens.comments.contains { range.contains($0.lowerBound) }
  }

  /// Returns an offset in the line whose indentation the closing brace of the closure takes: the
  /// line of the given offset if it begins with a closing bracket or a dot, otherwise the first
  /// line of the call.
  private func line(of call: Call, before offset: Int) -> Int {
    let start = tokens.tokens[call.start].range.lowerBound
    let line = source.line(at: offset)
    guard line != source.line(at: start) else { return start }
    let first = source.start(ofLine: line) + source.indentation(at: offset).utf8.count
    return ")}.".utf8.contains(source.bytes[first]) ? offset : start
  }
}
