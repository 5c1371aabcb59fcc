/// A variable or constant of a type, as declared.
struct SwiftProperty {
  var name: String
  /// The type, if it is written out.
  var type: String?
  /// The tokens of the initial value.
  var value: [SwiftToken] = []
  /// The names of the attributes.
  let attributes: [String]
  /// The modifiers, such as `private` and `static`.
  let modifiers: [String]
  let isConstant: Bool
  /// Whether the property is stored, not computed.
  var isStored = true
  /// The byte offset of the name.
  let offset: Int

  /// Returns the properties that a statement declares; empty if it declares none.
  static func all(in statement: SwiftStatement, of source: SwiftTokens) -> [SwiftProperty] {
    var reader = SwiftPropertyReader(statement, source)
    return reader.read()
  }
}

/// A parser of `@A private var x: T = value, y: U { … }`.
private struct SwiftPropertyReader {
  private let source: SwiftTokens
  private let tokens: [SwiftToken]
  private let attributes: [String]
  private let depth: Int
  private var index = 0

  init(_ statement: SwiftStatement, _ source: SwiftTokens) {
    self.source = source
    attributes = statement.attributes.map(\.name)
    tokens = Array(statement.unattributed)
    depth = statement.tokens[0].depth
  }

  mutating func read() -> [SwiftProperty] {
    var modifiers: [String] = []
    while let text, SwiftStatement.modifiers.contains(text) {
      modifiers.append(text)
      index += 1
      if self.text == "(" { skipGroup() }
    }
    guard text == "var" || text == "let" else { return [] }
    let isConstant = text == "let"
    var properties: [SwiftProperty] = []
    repeat {
      index += 1
      guard index < tokens.count, tokens[index].kind == .word, let name = text else { break }
      var property = SwiftProperty(
        name: name,
        attributes: attributes,
        modifiers: modifiers,
        isConstant: isConstant,
        offset: tokens[index].range.lowerBound
      )
      index += 1
      readRest(of: &property)
      properties.append(property)
    } while text == ","
    return properties
  }

  private mutating func readRest(of property: inout SwiftProperty) {
    if text == ":" {
      index += 1
      guard let type = source.text(part { $0 == "=" || $0 == "{" }) else { return }
      property.type = type
    }
    if text == "=" {
      index += 1
      property.value = part { _ in false }
    }
    guard text == "{" else { return }
    property.isStored = hasObservers
    skipGroup()
  }

  /// Returns the tokens before the next comma, the observers or a token that satisfies a predicate.
  private mutating func part(until isEnd: (String) -> Bool) -> [SwiftToken] {
    let start = index
    var angles = 0
    while let text {
      let token = tokens[index]
      if token.depth == depth, token.kind != .close {
        if angles <= 0, text == "," || isEnd(text) || (text == "{" && hasObservers) { break }
        if token.kind == .mark, !token.followsBlank, text != "->" {
          angles += text.filter { $0 == "<" }.count - text.filter { $0 == ">" }.count
        }
      }
      index += 1
    }
    return Array(tokens[start..<index])
  }

  /// Whether the braces at the current index contain observers rather than accessors.
  private var hasObservers: Bool {
    guard index + 1 < tokens.count else { return false }
    return ["didSet", "willSet"].contains(source.text(tokens[index + 1]))
  }

  private mutating func skipGroup() {
    let depth = tokens[index].depth
    repeat { index += 1 } while index < tokens.count && tokens[index].depth > depth
    index += 1
  }

  private var text: String? { index < tokens.count ? source.text(tokens[index]) : nil }
}
