internal import Foundation
internal import SnapshotCore

/// The functions of a package whose calls may contain an inline snapshot, with the closure that
/// contains it.
///
/// These are `assertInlineSnapshot` and the package's functions that wrap it. Their bodies describe
/// the closure.
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
      for index in tokens.indices where tokens.isWord("func", at: index) {
        add(declarationAt: index, tokens)
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

  /// Adds a function whose body calls the assertion.
  private mutating func add(declarationAt index: Int, _ tokens: SwiftTokens) {
    guard let name = tokens.word(at: index + 1), name != InlineFunctions.assertion else { return }
    var next = index + 2
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
