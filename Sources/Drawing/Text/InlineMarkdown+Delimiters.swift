extension InlineMarkdown {
  /// A row of equal markers that starts or ends an emphasis.
  struct Delimiter {
    let character: Character
    /// The number of markers that no emphasis uses yet.
    var count: Int
    /// The number of markers in the text.
    let length: Int
    /// Whether it can start an emphasis.
    let opens: Bool
    /// Whether it can end an emphasis.
    let closes: Bool

    /// Creates a row of markers between two kinds of characters.
    init(_ character: Character, count: Int, before: CharacterKind, after: CharacterKind) {
      self.character = character
      self.count = count
      length = count
      // A marker opens if text follows it directly, and closes if text precedes it directly.
      let isLeft = after != .space && (after == .letter || before != .letter)
      let isRight = before != .space && (before == .letter || after != .letter)
      switch character {
      case "_":
        opens = isLeft && (!isRight || before == .punctuation)
        closes = isRight && (!isLeft || after == .punctuation)
      case "~":
        opens = isLeft && count == 2
        closes = isRight && count == 2
      default:
        opens = isLeft
        closes = isRight
      }
    }

    /// Returns whether the emphasis that this marker starts can end at another marker.
    func matches(_ closer: Delimiter) -> Bool {
      guard character == closer.character, count > 0 else { return false }
      let isAmbiguous = (closes || closer.opens) && (length + closer.length) % 3 == 0
      return !isAmbiguous || length % 3 == 0 && closer.length % 3 == 0 || character == "~"
    }
  }

  /// The kinds of characters that decide what a marker beside them means.
  enum CharacterKind {
    case space, punctuation, letter
  }

  /// The properties of a closing marker that decide which opening markers match it.
  private struct CloserKind: Hashable {
    let character: Character
    let opens: Bool
    let remainder: Int

    init(_ closer: Delimiter) {
      (character, opens, remainder) = (closer.character, closer.opens, closer.length % 3)
    }
  }

  /// Applies the emphasis between matching markers from a node on, and removes these markers.
  mutating func matchDelimiters(from first: Int) {
    var openers: [Int] = []
    // The number of openers that were searched without a match. Without it, long rows of markers
    // would take quadratic time.
    var searched: [CloserKind: Int] = [:]
    var index = first
    while index < nodes.count {
      guard let closer = nodes[index].delimiter, closer.count > 0 else {
        index += 1
        continue
      }
      if closer.closes {
        let kind = CloserKind(closer)
        let candidates = openers.indices.dropFirst(searched[kind] ?? 0)
        let match = candidates.last { nodes[openers[$0]].delimiter?.matches(closer) ?? false }
        if let match {
          emphasize(from: openers[match], to: index)
          let isUsed = nodes[openers[match]].delimiter?.count == 0
          openers.removeSubrange((isUsed ? match : match + 1)...)
          searched = searched.mapValues { min($0, openers.count) }
          continue
        }
        searched[kind] = openers.count
      }
      if closer.opens { openers.append(index) }
      index += 1
    }
  }

  /// Applies the emphasis between two markers, and removes the markers that it uses.
  private mutating func emphasize(from opener: Int, to closer: Int) {
    let counts = [opener, closer].map { nodes[$0].delimiter?.count ?? 0 }
    let used = counts.allSatisfy { $0 >= 2 } ? 2 : 1
    let character = nodes[opener].delimiter?.character
    for index in (opener + 1)..<closer {
      var style = nodes[index].run.explicitStyle
      switch (character, used) {
      case ("~", _): style.strike = style.strike ?? .some(.single)
      case (_, 2): style.weight = style.weight ?? .bold
      default: style.isItalic = style.isItalic ?? true
      }
      nodes[index].run.explicitStyle = style
    }
    for index in [opener, closer] {
      nodes[index].delimiter?.count -= used
      nodes[index].run.string.removeLast(used)
    }
  }
}

extension InlineMarkdown.Symbol {
  /// The kind of its first character. An interpolated value counts as its format, such as `%@`.
  var firstKind: InlineMarkdown.CharacterKind {
    character?.markdownKind ?? .punctuation
  }

  /// The kind of its last character. An interpolated value counts as its format, such as `%lld`.
  var lastKind: InlineMarkdown.CharacterKind {
    switch self {
    case .character(let character): character.markdownKind
    case .value(_, let isNumber): isNumber ? .letter : .punctuation
    }
  }
}

extension Character {
  /// Whether it is a punctuation mark or a symbol.
  var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }

  fileprivate var markdownKind: InlineMarkdown.CharacterKind {
    if isWhitespace { return .space }
    return isMarkdownPunctuation ? .punctuation : .letter
  }
}
