/// A parser of the inline Markdown of a text: emphasis, code, strikethrough and links.
///
/// It follows the rules of CommonMark for `*`, `_`, backticks, backslashes, `[text](address)` and
/// `<address>`, and GitHub's for `~~`. Paragraphs, headings and lists stay as they are written.
/// Interpolated values are never parsed; the markers around them apply to them.
struct InlineMarkdown {
  /// A part of a text, before markers are interpreted.
  enum Part: Sendable {
    /// Literal text, which may contain markers.
    case literal(String)
    /// An interpolated value.
    case value(TextRun, isNumber: Bool)
  }

  /// A character or an interpolated value.
  enum Symbol {
    case character(Character)
    case value(TextRun, isNumber: Bool)

    /// The character, if it is one.
    var character: Character? {
      if case .character(let character) = self { character } else { nil }
    }
  }

  /// A part of the result, in one style.
  struct Node {
    var run: TextRun
    /// The marker that the node consists of, unless it was found to be text.
    var delimiter: Delimiter?
    /// Whether the node is a marker, which may have become empty.
    var isMarker = false
  }

  /// An opening bracket that may start a link.
  private struct Bracket {
    /// The index of its node.
    var node: Int
    /// The index of the symbol after it.
    var start: Int
  }

  var nodes: [Node] = []
  private let symbols: [Symbol]
  private var position = 0
  private var brackets: [Bracket] = []

  private init(_ parts: [Part]) {
    symbols = parts.flatMap { part -> [Symbol] in
      switch part {
      case .literal(let text): text.map(Symbol.character)
      case .value(let run, let isNumber): [.value(run, isNumber: isNumber)]
      }
    }
  }

  /// Returns the runs of a text.
  static func runs(of parts: [Part]) -> [TextRun] {
    let hasMarkers = parts.contains { part in
      if case .literal(let text) = part { text.utf8.contains(where: isMarker) } else { false }
    }
    guard hasMarkers else { return joined(parts.map(run(of:))) }
    var parser = InlineMarkdown(parts)
    parser.parse()
    let nodes = parser.nodes.filter { !$0.isMarker || !$0.run.string.isEmpty }
    return joined(nodes.map(\.run))
  }

  private static func run(of part: Part) -> TextRun {
    switch part {
    case .literal(let text): TextRun(string: text)
    case .value(let run, _): run
    }
  }

  /// Returns whether a byte can be part of a marker.
  private static func isMarker(_ byte: UInt8) -> Bool {
    switch Character(Unicode.Scalar(byte)) {
    case "*", "_", "~", "`", "\\", "[", "<": true
    default: false
    }
  }

  /// Returns the runs with adjacent runs of the same style joined, and at least one run.
  private static func joined(_ runs: [TextRun]) -> [TextRun] {
    var result: [TextRun] = []
    for run in runs where !run.string.isEmpty || !run.isPlain {
      if let last = result.last, last.canJoin(run) {
        result[result.count - 1].string += run.string
      } else {
        result.append(run)
      }
    }
    return result.isEmpty ? [TextRun(string: "")] : result
  }

  // MARK: - Reading symbols

  private mutating func parse() {
    while position < symbols.count {
      switch symbols[position] {
      case .value(let run, _):
        nodes.append(Node(run: run))
        position += 1
      case .character(let character): parse(character)
      }
    }
    matchDelimiters(from: 0)
  }

  private mutating func parse(_ character: Character) {
    switch character {
    case "\\": parseEscape()
    case "`": parseCode()
    case "*", "_", "~": parseDelimiter(character)
    case "<": parseAddress()
    case "[":
      position += 1
      brackets.append(Bracket(node: nodes.count, start: position))
      nodes.append(Node(run: TextRun(string: "["), isMarker: true))
    case "]":
      position += 1
      closeBracket()
    default:
      append(character)
      position += 1
    }
  }

  /// Appends a character of text.
  private mutating func append(_ character: Character) {
    if let last = nodes.last, !last.isMarker, last.run.isPlain {
      nodes[nodes.count - 1].run.string.append(character)
    } else {
      nodes.append(Node(run: TextRun(string: String(character))))
    }
  }

  /// Returns the number of equal characters from a position.
  private func count(of character: Character, from start: Int) -> Int {
    symbols[start...].prefix { $0.character == character }.count
  }

  private mutating func parseEscape() {
    let next = position + 1 < symbols.count ? symbols[position + 1].character : nil
    if let next, next.isASCII, next.isMarkdownPunctuation {
      append(next)
      position += 2
    } else {
      append("\\")
      position += 1
    }
  }

  private mutating func parseDelimiter(_ character: Character) {
    let length = count(of: character, from: position)
    let delimiter = Delimiter(
      character,
      count: length,
      before: position > 0 ? symbols[position - 1].lastKind : .space,
      after: position + length < symbols.count ? symbols[position + length].firstKind : .space
    )
    let text = String(repeating: character, count: length)
    nodes.append(Node(run: TextRun(string: text), delimiter: delimiter, isMarker: true))
    position += length
  }

  /// Parses text between two rows of the same number of backticks.
  private mutating func parseCode() {
    let length = count(of: "`", from: position)
    let start = position + length
    var end = start
    while end < symbols.count {
      guard symbols[end].character == "`" else {
        end += 1
        continue
      }
      let closing = count(of: "`", from: end)
      if closing == length { break }
      end += closing
    }
    guard end < symbols.count else {
      for _ in 0..<length { append("`") }
      position = start
      return
    }
    var content = symbols[start..<end]
    let isPadded = content.first?.character == " " && content.last?.character == " "
    if isPadded, content.contains(where: { $0.character != " " }) {
      content = content.dropFirst().dropLast()
    }
    for symbol in content {
      switch symbol {
      case .character(let character):
        var run = TextRun(string: String(character))
        run.explicitStyle.isMonospaced = true
        nodes.append(Node(run: run))
      case .value(var run, _):
        run.explicitStyle.isMonospaced = run.explicitStyle.isMonospaced ?? true
        nodes.append(Node(run: run))
      }
    }
    position = end + length
  }

  // MARK: - Links

  /// Parses an address in angle brackets.
  private mutating func parseAddress() {
    let content = symbols[(position + 1)...].prefix { symbol in
      guard let character = symbol.character else { return false }
      return !character.isWhitespace && character != "<" && character != ">"
    }
    let text = String(content.compactMap(\.character))
    guard content.endIndex < symbols.count, symbols[content.endIndex].character == ">",
      text.isMarkdownAddress
    else {
      append("<")
      position += 1
      return
    }
    nodes.append(Node(run: TextRun(string: text, style: TintShapeStyle())))
    position = content.endIndex + 1
  }

  /// Makes the text since the last opening bracket a link, if an address in parentheses follows.
  private mutating func closeBracket() {
    guard let bracket = brackets.popLast(), bracket.start < position - 1,
      let end = endOfDestination()
    else { return append("]") }
    matchDelimiters(from: bracket.node + 1)
    for index in nodes.indices.dropFirst(bracket.node + 1) {
      nodes[index].delimiter = nil
      nodes[index].run.style = nodes[index].run.style ?? TintShapeStyle()
    }
    nodes[bracket.node].run.string = ""
    // A link can't be part of another link.
    brackets = []
    position = end
  }

  /// Returns the position after an address in parentheses that starts here.
  private func endOfDestination() -> Int? {
    guard position < symbols.count, symbols[position].character == "(" else { return nil }
    var (depth, index, isTitle) = (1, position + 1, false)
    while index < symbols.count {
      switch symbols[index].character {
      case "\"": isTitle.toggle()
      case "\\": index += 1
      case "(" where !isTitle: depth += 1
      case ")" where !isTitle:
        depth -= 1
        if depth == 0 { return index + 1 }
      case let character? where character.isNewline: return nil
      case let character? where character.isWhitespace && !isTitle:
        guard index + 1 < symbols.count else { return nil }
        let next = symbols[index + 1].character
        guard next == "\"" || next == ")" || next == " " else { return nil }
      default: break
      }
      index += 1
    }
    return nil
  }
}

extension TextRun {
  /// Whether another run can be joined with this one.
  fileprivate func canJoin(_ other: TextRun) -> Bool {
    let isSimple = [self, other].allSatisfy {
      $0.date == nil && $0.attributes.isEmpty && $0.image == nil
    }
    let isLink = (style as? TintShapeStyle) != nil && (other.style as? TintShapeStyle) != nil
    return isSimple && explicitStyle == other.explicitStyle
      && (style == nil && other.style == nil || isLink)
  }
}

extension String {
  /// Whether it is an address with a scheme, such as `https://example.com`.
  fileprivate var isMarkdownAddress: Bool {
    let scheme = prefix { $0 != ":" }
    guard scheme.count < count, (2...32).contains(scheme.count) else { return false }
    return scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}
