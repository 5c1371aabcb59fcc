internal import Foundation
internal import SnapshotCore

/// The functions of a package whose calls may contain an inline snapshot, with the closure that
/// contains it.
///
/// These are `assertInlineSnapshot` and the package's functions and initialisers that wrap it.
/// Their bodies describe the closure. An initialiser has the name of its type.
package struct InlineFunctions: Hashable, Sendable {
  /// A closure as `InlineSnapshotSyntaxDescriptor` describes it.
  package struct Closure: Hashable, Sendable {
    package var label = "matches"
    package var formerLabels: [String] = []
    package var offset = 0
  }

  /// The name of the assertion itself.
  static let assertion = "assertInlineSnapshot"

  private var closures: [String: Set<Closure>] = [assertion: [Closure()]]

  /// - Parameter sources: The package's Swift sources. Those that can't be read as Swift are
  ///   skipped.
  package init(declaredIn sources: [[UInt8]] = []) {
    let mark = Array(InlineFunctions.assertion.utf8)
    // Most sources don't mention it, and lexing them all would take a long time.
    let parsed = sources.filter { InlineFunctions.contains(mark, in: $0) }.compactMap(
      SwiftTokens.init
    )
    for tokens in parsed {
      for index in tokens.indices {
        if tokens.isWord("func", at: index), let name = tokens.word(at: index + 1) {
          add(name, declaredAt: index, parametersAt: index + 2, tokens)
        } else if tokens.isWord("init", at: index), !tokens.isSign(".", at: index - 1),
          let type = InlineFunctions.type(around: index, tokens)
        {
          add(type, declaredAt: index, parametersAt: index + 1, tokens)
        }
      }
    }
  }

  /// Returns the closures of a function that may contain a snapshot; empty for other functions.
  package func closures(of function: String) -> Set<Closure> { closures[function] ?? [] }

  /// Returns the closure that a syntax descriptor describes, or `nil` if its arguments aren't
  /// literals.
  static func closure(describedIn range: Range<Int>, _ tokens: SwiftTokens) -> Closure? {
    var closure = Closure()
    for index in range {
      guard let word = tokens.word(at: index), tokens.isSign(":", at: index + 1) else { continue }
      switch word {
      case "trailingClosureLabel":
        guard let label = tokens.plainLiteral(at: index + 2), isLabel(label) else { return nil }
        closure.label = label
      case "trailingClosureOffset":
        guard tokens.indices.contains(index + 2), let offset = Int(tokens.text(at: index + 2))
        else {
          return nil
        }
        closure.offset = offset
      case "deprecatedTrailingClosureLabels":
        guard tokens.isSign("[", at: index + 2), let end = tokens.partner(of: index + 2) else {
          return nil
        }
        closure.formerLabels = (index + 3..<end).compactMap(tokens.plainLiteral)
      default: continue
      }
    }
    return closure
  }

  /// Returns the name of the type whose declaration or extension contains a token.
  private static func type(around index: Int, _ tokens: SwiftTokens) -> String? {
    guard var start = tokens.opening(around: index) else { return nil }
    let keywords = ["struct", "class", "enum", "actor", "extension"]
    repeat {
      start -= 1
      if tokens.isSign("{", at: start) || tokens.isSign("}", at: start) { return nil }
      guard start >= 0 else { return nil }
    } while !(tokens.word(at: start).map(keywords.contains) ?? false)
    var name = start + 1
    while tokens.isSign(".", at: name + 1), tokens.word(at: name + 2) != nil { name += 2 }
    return tokens.word(at: name)
  }

  /// Adds a function whose body calls the assertion.
  private mutating func add(
    _ name: String,
    declaredAt index: Int,
    parametersAt parameters: Int,
    _ tokens: SwiftTokens
  ) {
    guard name != InlineFunctions.assertion else { return }
    var next = parameters
    while next < tokens.indices.upperBound, !tokens.isSign("{", at: next) {
      // A declaration without a body ends before the next one.
      if tokens.isWord("func", at: next) { return }
      next = (tokens.partner(of: next).map { max($0, next) } ?? next) + 1
    }
    guard let end = tokens.partner(of: next) else { return }
    let body = index..<end
    guard body.contains(where: { tokens.isWord(InlineFunctions.assertion, at: $0) }) else { return }
    let descriptions = body.filter {
      tokens.isWord("InlineSnapshotSyntaxDescriptor", at: $0) && tokens.isSign("(", at: $0 + 1)
    }
    let found = descriptions.compactMap { index in
      tokens.partner(of: index + 1).flatMap {
        InlineFunctions.closure(describedIn: index + 2..<$0, tokens)
      }
    }
    closures[name, default: []].formUnion(descriptions.isEmpty ? [Closure()] : found)
  }

  private static func isLabel(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
      && RelativePath.isPlainName(text)
      && !bytes.contains { ".=-".utf8.contains($0) }
  }

  private static func contains(_ mark: [UInt8], in source: [UInt8]) -> Bool {
    Data(source).range(of: Data(mark)) != nil
  }
}
