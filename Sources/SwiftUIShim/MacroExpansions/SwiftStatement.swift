/// The tokens of one statement: a declaration or an expression.
struct SwiftStatement {
  let tokens: [SwiftToken]
  private let source: SwiftTokens

  /// Splits the contents of a pair of braces, or of a whole file, into statements.
  ///
  /// - Parameters:
  ///   - tokens: The tokens to split.
  ///   - source: The source of the tokens.
  static func all(in tokens: ArraySlice<SwiftToken>, of source: SwiftTokens) -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    var current: [SwiftToken] = []
    func end() {
      if !current.isEmpty { statements.append(SwiftStatement(tokens: current, source: source)) }
      current = []
    }
    guard let depth = tokens.first?.depth else { return [] }
    for token in tokens {
      let text = source.text(token)
      if token.depth == depth, token.kind != .close {
        if text == ";" {
          end()
          continue
        }
        if token.startsLine,
          !SwiftStatement(tokens: current, source: source).isContinued(with: token, text)
        {
          end()
        }
      }
      current.append(token)
    }
    end()
    return statements
  }

  /// The byte range of the statement.
  var range: Range<Int> {
    tokens[0].range.lowerBound..<tokens[tokens.count - 1].range.upperBound
  }

  /// The attributes before a declaration: names without arguments, and byte ranges with them.
  var attributes: [(name: String, range: Range<Int>)] {
    var attributes: [(String, Range<Int>)] = []
    var index = 0
    while index + 1 < tokens.count, text(index) == "@" {
      let start = index
      index += 2
      var name = text(index - 1)
      while index + 1 < tokens.count, text(index) == "." {
        name = text(index + 1)
        index += 2
      }
      if index < tokens.count, text(index) == "(", !tokens[index].followsBlank {
        let depth = tokens[index].depth
        repeat { index += 1 } while index < tokens.count && tokens[index].depth > depth
        index += 1
      }
      let last = tokens[min(index, tokens.count) - 1]
      attributes.append((name, tokens[start].range.lowerBound..<last.range.upperBound))
    }
    return attributes
  }

  /// The tokens after the attributes.
  var unattributed: ArraySlice<SwiftToken> {
    let end = attributes.last?.range.upperBound ?? 0
    return tokens.drop { $0.range.lowerBound < end }
  }

  /// Returns whether a token at the start of a line continues the statement.
  private func isContinued(with token: SwiftToken, _ text: String) -> Bool {
    guard let last = tokens.last,
      !unattributed.allSatisfy({ SwiftStatement.modifiers.contains(source.text($0)) })
    else { return true }
    let lastText = source.text(last)
    // A name may be on the line after its keyword.
    if ["var", "let", "struct", "class"].contains(lastText) { return true }
    let isOpen = last.kind == .mark && (last.followsBlank || [",", ":", "."].contains(lastText))
    let isJoined = token.kind == .mark && !["@", "#"].contains(text)
    return isOpen || isJoined || text == "{" || SwiftStatement.continuations.contains(text)
  }

  private static let continuations: Set = ["else", "where", "in", "is", "as", "throws", "async"]
  /// The modifiers that may precede `var`.
  static let modifiers: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final",
    "lazy", "weak", "unowned", "nonisolated", "override", "required", "mutating", "dynamic",
  ]

  private func text(_ index: Int) -> String { source.text(tokens[index]) }
}
