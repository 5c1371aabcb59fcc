internal import SnapshotCore
internal import SnapshotReview

/// A reader of the declarations in a file or in the braces of a type.
struct DeclarationReader {
  private let tokens: SwiftTokens
  private var index: Int
  private let end: Int

  /// Returns the top-level declarations of a file.
  static func declarations(in tokens: SwiftTokens) -> [Declaration] {
    var reader = DeclarationReader(tokens, tokens.indices)
    return reader.read()
  }

  private init(_ tokens: SwiftTokens, _ range: Range<Int>) {
    self.tokens = tokens
    index = range.lowerBound
    end = range.upperBound
  }

  private mutating func read() -> [Declaration] {
    var declarations: [Declaration] = []
    while index < end {
      if isDirective(index) {
        skipLine()
      } else {
        declarations.append(readDeclaration())
      }
    }
    return declarations
  }

  /// Reads up to the start of the next declaration.
  private mutating func readDeclaration() -> Declaration {
    let start = index
    let keyword = skipToKeyword()
    // A file may end within an attribute.
    index = min(index, end)
    var declaration = Declaration(kind: keyword, name: "", range: 0..<0)
    if index < end { index += 1 }
    declaration.name = name(of: keyword)
    var braces: Range<Int>?
    while index < end {
      if startsLine(index), isDirective(index) || startsDeclaration(index) { break }
      if tokens.isSign("{", at: index), let partner = tokens.partner(of: index), braces == nil {
        braces = (index + 1)..<partner
      } else if braces == nil, declaration.header.count < 200 {
        declaration.header.append(tokens.text(at: index))
      }
      advance()
    }
    let first = tokens.tokens[start].range.lowerBound
    declaration.range = first..<tokens.tokens[index - 1].range.upperBound
    if declaration.hasMembers, let braces {
      var reader = DeclarationReader(tokens, braces)
      declaration.members = reader.read()
    }
    return declaration
  }

  /// Skips attributes and modifiers, and returns the keyword of a declaration, or an empty text.
  private mutating func skipToKeyword() -> String {
    while index < end {
      if tokens.isSign("@", at: index) {
        index += 2
        while tokens.isSign(".", at: index) { index += 2 }
        if tokens.isSign("(", at: index), !startsLine(index) { advance() }
      } else if tokens.isSign("#", at: index) {
        index += 1
        return "#" + (tokens.word(at: index) ?? "")
      } else if let word = tokens.word(at: index) {
        let next = tokens.word(at: index + 1)
        // `class func` and `class var` are members; `class` alone begins a type.
        let isModifier = word == "class" && next.map(Self.memberKeywords.contains) ?? false
        guard isModifier || Self.modifiers.contains(word) else { return word }
        index += 1
        if tokens.isSign("(", at: index) { advance() }
      } else {
        return ""
      }
    }
    return ""
  }

  private func name(of keyword: String) -> String {
    switch keyword {
    case "init", "deinit", "subscript": return keyword
    case "#Preview":
      guard tokens.isSign("(", at: index) else { return "" }
      return tokens.plainLiteral(at: index + 1) ?? ""
    case "extension":
      var name = tokens.word(at: index) ?? ""
      var next = index + 1
      while tokens.isSign(".", at: next), let part = tokens.word(at: next + 1) {
        name += "." + part
        next += 2
      }
      return name
    default:
      guard index < end else { return "" }
      return tokens.word(at: index) ?? tokens.text(at: index)
    }
  }

  // MARK: - Tokens

  /// Advances to the next token, skipping the contents of brackets.
  private mutating func advance() {
    if let partner = tokens.partner(of: index), partner > index { index = partner }
    index += 1
  }

  private mutating func skipLine() {
    repeat { index += 1 } while index < end && !startsLine(index)
  }

  private func startsLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let gap = tokens.tokens[index - 1].range.upperBound..<tokens.tokens[index].range.lowerBound
    return tokens.bytes[gap].contains { $0 == 10 || $0 == 13 } || tokens.isSign(";", at: index - 1)
  }

  private func isDirective(_ index: Int) -> Bool {
    guard tokens.isSign("#", at: index), let word = tokens.word(at: index + 1) else { return false }
    return ["if", "elseif", "else", "endif", "warning", "error", "sourceLocation"].contains(word)
  }

  private func startsDeclaration(_ index: Int) -> Bool {
    if tokens.isSign("@", at: index) || tokens.isSign("#", at: index) { return true }
    guard let word = tokens.word(at: index) else { return false }
    return Self.keywords.contains(word) || Self.modifiers.contains(word)
  }

  private static let memberKeywords: Set = ["func", "var", "let", "subscript", "init"]
  private static let keywords: Set = [
    "struct", "class", "enum", "protocol", "extension", "func", "let", "var", "init", "deinit",
    "subscript", "typealias", "associatedtype", "import", "case", "actor", "macro", "operator",
    "precedencegroup",
  ]
  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "final", "lazy",
    "weak", "unowned", "nonisolated", "override", "required", "convenience", "mutating",
    "nonmutating", "dynamic", "indirect", "optional", "prefix", "postfix", "infix", "consuming",
    "borrowing", "distributed",
  ]
}
